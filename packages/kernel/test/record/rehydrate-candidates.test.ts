import { describe, expect, it } from 'vitest'
import { rehydrate } from '../../src/record/rehydrate/rehydrate.js'
import { bytesOf } from '../support/bytes.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import type { Part } from '../support/permit.js'
import { textMatching, textNaming } from '../support/text.js'
import { decisionsOf, invalidAt } from './loan.js'

const toOpen = { transitions: [{ from: 'closed', to: 'open' }] }

/** A door that several operations open, all of which emit the same. */
const door = (operations: Part): Part => ({
  entity: 'door',
  schema: {
    fields: {
      by: { type: 'json' },
      times: { type: 'integer', required: true, default: 0 },
      code: { type: 'number' },
    },
  },
  lifecycle: { initial: 'closed', states: ['closed', 'open'] },
  create: { emit: { type: 'Hung' } },
  operations,
})

const key: Part = {
  ...toOpen,
  arguments: { fields: { who: { type: 'string', required: true }, hand: { type: 'string', default: 'left' } } },
  preconditions: [{ name: 'few', assert: { lt: ['$fields.times', 9] } }],
  set: { by: '$args.who', code: { cleared: true }, times: { increment: 1 } },
  emits: [{ type: 'Opened', payload: { by: '$fields.by' } }, { type: 'Heard' }],
}

/** Reads a field that is not there. */
const unset: Part = { ...key, set: { by: '$fields.by', code: { cleared: true } } }

const chip: Part = { ...key, set: { by: { chip: '$args.who' }, times: { increment: 1 } } }

const hungWith = (fields: Part): readonly unknown[] => decisionsOf([], fields, define(door({})))[0]?.events ?? []

/** What `key` makes after a creation with these fields, each event with these parts in place of its own. */
const byKey = (parts: Part = {}, fields: Part = { code: 7 }): readonly unknown[] => {
  const [creation, decision] = decisionsOf([['key', { who: 'ann' }]], fields, define(door({ key })))
  return [...(creation?.events ?? []), ...(decision?.events ?? []).map((event) => ({ ...event, ...parts }))]
}

const refusalOf = (history: readonly unknown[], operations: Part = { key }): unknown =>
  refused(rehydrate(define(door(operations)), history))

const noneExplains = (...facts: readonly string[]) => invalidAt('events', textNaming('event 1', '`Opened`', ...facts))

describe('the operations that explain a decision', () => {
  it('K-220: the types of its events are those that the operation emits, in order, repeats included', () => {
    const [hung, opened, heard] = byKey()
    for (const history of [
      [hung, opened],
      [hung, opened, heard, heard],
      [hung, opened, opened],
    ]) {
      expect(refusalOf(history)).toEqual(noneExplains('`key`', 'emits'))
    }
    expect(refusalOf([hung, heard, opened])).toEqual(invalidAt('events', textNaming('event 1', '`Heard`', '`key`')))
  })

  it('K-220: its arguments satisfy the schema', () => {
    expect(refusalOf(byKey({ args: { hand: 1, why: 2 } }))).toEqual(
      noneExplains('`key`', 'arguments.hand', 'arguments.who', 'arguments.why'),
    )
  })

  it('K-220: its arguments get no defaults', () => {
    const history = byKey({ args: { who: 'ann' } })
    expect(accepted(rehydrate(define(door({ key })), history)).fields['by']).toBe('ann')
    const reading = { ...key, preconditions: [{ name: 'left', assert: { eq: ['$args.hand', 'left'] } }] }
    expect(refusalOf(history, { key: reading })).toEqual(noneExplains('`key`', '`left`', '$args.hand'))
  })

  it('K-220: its preconditions hold on the fields before', () => {
    const strict = { ...key, preconditions: [{ name: 'first', assert: { eq: ['$fields.times', 1] } }] }
    expect(refusalOf(byKey(), { key: strict })).toEqual(noneExplains('`key`', '`first`'))
    const blind = { ...key, preconditions: [{ name: 'marked', assert: { eq: ['$fields.by', 1] } }] }
    expect(refusalOf(byKey(), { key: blind })).toEqual(noneExplains('`key`', '`marked`', '$fields.by'))
  })

  it('K-130, K-220: its assignments can be evaluated', () => {
    expect(refusalOf(byKey(), { key: unset })).toEqual(noneExplains('`key`', '$fields.by'))
    const most = { times: exact('18446744073709551615'), code: 7 }
    const history = [...hungWith(most), ...byKey().slice(1)]
    expect(refusalOf(history, { key: { ...key, preconditions: [] } })).toEqual(
      noneExplains('`key`', '`times`', '18446744073709551615'),
    )
  })

  it('K-220: it changes exactly the recorded fields, to the recorded values', () => {
    for (const changed of [
      {},
      { by: 'ann' },
      { by: 'bob', times: 1 },
      { by: 'ann', times: exact('1.0') },
      { by: 'ann', times: 1, code: 7 },
    ]) {
      expect(refusalOf(byKey({ changed }))).toEqual(noneExplains('`key`', 'changes'))
    }
  })

  it('K-220: it clears exactly the removed fields, also where there was nothing to clear', () => {
    expect(refusalOf(byKey({ removed: [] }))).toEqual(noneExplains('`key`', 'clears'))
    expect(refusalOf(byKey({ removed: ['code', 'code'] }))).toEqual(noneExplains('`key`', 'clears'))
    expect(accepted(rehydrate(define(door({ key })), byKey({}, {}))).fields).toEqual({ by: 'ann', times: 1 })
  })

  it('K-220: one operation must pass all of it', () => {
    const few = { ...chip, preconditions: [{ name: 'seen', assert: { gt: ['$fields.times', 0] } }] }
    const operations = { chip: few, key: { ...key, set: { by: '$args.who' } } }
    expect(refusalOf(byKey({ removed: [] }), operations)).toEqual(noneExplains('`chip`', '`seen`', '`key`', 'changes'))
  })

  it('K-220: operations are tried in name order', () => {
    const never = { ...key, preconditions: [{ assert: false }] }
    const names = ['key', '\u{1f511}', '\ufffd', 'a', '10', '9']
    const operations = Object.fromEntries(names.map((name) => [name, never]))
    expect(refusalOf(byKey(), operations)).toEqual(
      invalidAt('events', textMatching(/`10`.*`9`.*`a`.*`key`.*`\ufffd`.*`\u{1f511}`/u)),
    )
  })

  it('K-220: an operation that does not declare the edge, or emits no such type, is none', () => {
    const back = { ...key, transitions: [{ from: 'open', to: 'closed' }] }
    const silent = { ...key, emits: [{ type: 'Closed' }] }
    const never = { ...key, preconditions: [{ assert: false }] }
    expect(refusalOf(byKey(), { back, silent, never })).toEqual(
      invalidAt('events', textMatching(/^(?!.*`(back|silent)`).*`never`/)),
    )
  })

  it('K-219, step 9: one of those that explain the facts gives the payloads', () => {
    const other = { ...key, emits: [{ type: 'Opened', payload: '$args.hand' }, { type: 'Heard' }] }
    const third = { ...key, emits: [{ type: 'Opened', payload: '$old_fields.by' }, { type: 'Heard' }] }
    const history = byKey()
    const alone = accepted(rehydrate(define(door({ key })), history))
    expect(bytesOf(accepted(rehydrate(define(door({ a: other, key, z: third })), history)))).toBe(bytesOf(alone))
    expect(refusalOf(history, { a: other, z: third })).toEqual(
      invalidAt('events', textMatching(/event 1 .*`a`: .*`z`: `\$old_fields\.by`/)),
    )
  })
})

describe('the order of the checks of an operation', () => {
  const never = { ...key, preconditions: [{ name: 'never', assert: false }] }

  it('K-220: the types of the events before the arguments', () => {
    expect(refusalOf(byKey({ args: {} }).slice(0, 2))).toEqual(noneExplains('emits'))
  })

  it('K-220: the arguments before the preconditions', () => {
    expect(refusalOf(byKey({ args: {} }), { key: never })).toEqual(noneExplains('arguments.who'))
  })

  it('K-220: the preconditions before the assignments', () => {
    expect(refusalOf(byKey(), { key: { ...never, set: unset['set'] } })).toEqual(noneExplains('`never`'))
  })

  it('K-220: the assignments before what they changed', () => {
    expect(refusalOf(byKey({ changed: {}, removed: [] }), { key: unset })).toEqual(noneExplains('$fields.by'))
  })

  it('K-220: what they changed before what they cleared', () => {
    expect(refusalOf(byKey({ changed: {}, removed: [] }))).toEqual(noneExplains('changes'))
  })
})
