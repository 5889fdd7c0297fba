import { expect, it } from 'vitest'
import type { ConditionDocument } from '../../../src/document/document.js'
import { words } from '../../../src/explain/words/words.js'

const say = (condition: unknown): string => words(condition as ConditionDocument)
const compare = (op: string, right: unknown) => ({ compare: { left: '$fields.room', op, right } })

it.each([
  ['eq', 'the field `room` is "B"', 'the field `room` is not "B"'],
  ['ne', 'the field `room` is not "B"', 'the field `room` is "B"'],
  ['lt', 'the field `room` is below "B"', 'the field `room` is not below "B"'],
  ['gte', 'the field `room` is at least "B"', 'the field `room` is not at least "B"'],
])('SR-62: a comparison by %s reads like the operator of that name', (op, holds, fails) => {
  expect(say(compare(op, 'B'))).toBe(holds)
  expect(say({ not: compare(op, 'B') })).toBe(fails)
})

it('SR-68: a quantifier names its element, and asks of it in brackets', () => {
  const long = { compare: { left: '$v.minutes', op: 'gt', right: '$args.most' } }
  const some = { for_any: { in: '$fields.visits', as: 'v', that: { any: [long, { exists: '$v.note' }] } } }
  const asked = '(`$v.minutes` is above the argument `most` or `$v.note` is present)'
  expect(say(some)).toBe(`for some \`$v\` of the field \`visits\`: ${asked}`)
  expect(say({ not: some })).toBe(`not (for some \`$v\` of the field \`visits\`: ${asked})`)
  expect(say({ for_all: { in: '$args.days', as: 'd', that: true } })).toBe(
    'for every `$d` of the argument `days`: (this always holds)',
  )
})
