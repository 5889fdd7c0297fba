import { numberOf, type Json, type JsonObject } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { truthOf } from './asked.js'

const number = (token: string): Json => numberOf(token) ?? null
const unknown = (...unresolved: readonly string[]) => ({
  kind: 'outcome_unobservable',
  operation: 'ask',
  outcome: 'yes',
  unresolved,
})
const compare = (left: Json, op: string, right: Json): Json => ({ compare: { left, op, right } })

describe('conditions of the service rules, plainly read', () => {
  const every = { for_all: { in: '$fields.frames', as: 'f', that: compare('$f', 'gt', '$fields.amount') } }

  it.each<readonly [string, Json, JsonObject, unknown]>([
    ['SR-67: two frames, no floor', every, { frames: { 1: 2, 2: 3 } }, unknown('$fields.amount')],
    ['SR-68: no frames', every, { frames: {} }, true],
    ['SR-68: no map of frames', every, {}, unknown('$fields.frames')],
    ['SR-80: below in its scale', compare('$fields.mark', 'lt', 'wild'), { mark: 'calm' }, true],
    ['SR-80: two scales that disagree', compare('$fields.temper', 'lt', 'hostile'), { temper: 'brisk' }, unknown()],
    ['SR-80: in no scale', compare('$fields.mark', 'lt', 'hostile'), { mark: 'furious' }, unknown()],
    ['SR-80: equal, in no scale', compare('$fields.mark', 'lte', '$fields.mark'), { mark: 'furious' }, unknown()],
    [
      'SR-42: a decimal past binary64',
      { ne: ['$fields.amount', 1] },
      { amount: number('1.0000000000000000001') },
      false,
    ],
    [
      'SR-38: a literal keeps its spelling',
      { eq: ['$fields.amount', number('9007199254740993.0')] },
      { amount: number('9007199254740993.0') },
      false,
    ],
    [
      'SR-43: `gt` compares what is written',
      { gt: ['$fields.amount', 1] },
      { amount: number('1.0000000000000000001') },
      true,
    ],
    [
      'SR-44: no observation, same token',
      { eq: ['$fields.anything', '$args.anything'] },
      { anything: number('1e400') },
      unknown('$args.anything'),
    ],
    ['SR-62: another kind', compare('$fields.mark', 'ne', 1), { mark: 'a' }, true],
    ['SR-62: a literal null', compare('$fields.mark', 'ne', null), { mark: 'a' }, unknown()],
    ['SR-63: zero by its binary64', { truthy: '$fields.amount' }, { amount: number('1e-400') }, false],
    ['SR-63: the text `false`', { truthy: '$fields.mark' }, { mark: 'false' }, false],
    ['SR-47: scalar values, not normalized', { eq: ['$fields.mark.count', 2] }, { mark: 'e\u0301' }, true],
    ['SR-47: members of a map', { eq: ['$fields.frames.count', 2] }, { frames: { 1: 2, 9: 3 } }, true],
    ['SR-51: past the end', { exists: '$fields.list.3' }, { list: [1, 2] }, false],
    [
      'SR-51: a text below a payload',
      { exists: '$fields.origin.value.count' },
      { origin: { kind: 'swarm', value: 'oak' } },
      false,
    ],
    [
      'SR-50: a map below a payload',
      { eq: ['$fields.origin.value.count', 1] },
      { origin: { kind: 'sized', value: { a: 'x' } } },
      true,
    ],
    ['SR-52: a property called `count`', { eq: ['$fields.nest.count', 'seven'] }, { nest: { count: 'seven' } }, true],
    [
      'SR-71: a null element',
      { for_any: { in: '$fields.anything.x', as: 'e', that: { truthy: '$e' } } },
      { anything: { x: [null] } },
      unknown('$e'),
    ],
    [
      'SR-69: settled by the first',
      { for_any: { in: '$fields.list', as: 'e', that: { any: [{ truthy: '$e' }] } } },
      { list: [1, 0] },
      true,
    ],
    [
      'SR-70: a binder hides a root',
      { for_all: { in: '$fields.list', as: 'fields', that: { truthy: '$fields' } } },
      { list: [1, 2] },
      true,
    ],
    [
      'SR-76: no collection',
      { for_all: { in: '$fields.anything.x', as: 'e', that: true } },
      { anything: { x: 7 } },
      unknown(),
    ],
  ])('%s', (_rule, when, fields, truth) => {
    expect(truthOf(when, fields)).toEqual(truth)
  })
})
