import { describe, expect, it } from 'vitest'
import type { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import { rehydrate } from '../../src/record/rehydrate/rehydrate.js'
import { bytesOf } from '../support/bytes.js'
import { deepFreeze, reversed } from '../support/deep.js'
import { exact } from '../support/exact.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import type { Part } from '../support/permit.js'
import { anyText, textNaming } from '../support/text.js'
import { decisionsOf, eventsOf, invalidAt, loan, loanDocument, tampered, type Call } from './loan.js'
import { without } from './records.js'

const lend: Call = ['lend', { to: 'ann' }]
const relabel: Call = ['relabel', { title: 'Emma', renewals: exact('1') }]

// BookAdded; BookLent, CardStamped; LoanRenewed; BookReturned; BookRelabelled.
const calls = [lend, ['renew'], ['give_back'], relabel] as const
const events = eventsOf(...calls)

const refusalOf = (history: unknown): unknown => refused(rehydrate(loan, history))

describe('rehydrate', () => {
  it('K-216, K-219: an untouched history gives the instance of each of its decisions', () => {
    for (const count of [0, 1, 2, 3, 4]) {
      const decisions = decisionsOf(calls.slice(0, count))
      const history = decisions.flatMap((decision) => decision.events)
      expect(bytesOf(accepted(rehydrate(loan, history)))).toBe(bytesOf(decisions.at(-1)?.instance))
    }
  })

  it('K-230: the history stays as it is, and nothing of it is kept', () => {
    const history = JSON.parse(bytesOf(events)) as Part[]
    const before = bytesOf(history)
    const instance = accepted(rehydrate(loan, deepFreeze(history)))
    expect(bytesOf(history)).toBe(before)
    expect(instance.fields).not.toBe(history[0]?.['changed'])
  })

  it.each<readonly [string, number, Part, string]>([
    ['another subject', 2, { id: 'b-2' }, 'CardStamped'],
    ['a gap', 3, { revision: 4 }, 'LoanRenewed'],
    ['events that disagree', 2, { args: {} }, 'CardStamped'],
    ['another creation', 0, { to_state: 'lent' }, 'BookAdded'],
    ['an unknown type of the first event', 1, { type: 'BookBurnt' }, 'BookBurnt'],
    ['an unknown type of a later event', 2, { type: 'CardBurnt' }, 'CardBurnt'],
    ['other changes', 3, { changed: { renewals: 2 } }, 'LoanRenewed'],
    ['another payload', 5, { payload: {} }, 'BookRelabelled'],
  ])('K-216: %s is one error at `events`, naming the event', (_name, index, parts, type) => {
    expect(refusalOf(tampered(events, parts, index))).toEqual(
      invalidAt('events', textNaming(`event ${index}`, `\`${type}\``)),
    )
  })

  it('K-216: an event of another type, or in an unknown state, has its own refusal', () => {
    expect(refusalOf(tampered(events, { version: 5 }, 2))).toEqual({
      kind: 'entity_mismatch',
      expected_entity: 'loan',
      expected_version: 4,
      actual_entity: 'loan',
      actual_version: 5,
    })
    expect(refusalOf(tampered(events, { to_state: 'burnt' }, 2))).toEqual({
      kind: 'unknown_state',
      entity: 'loan',
      state: 'burnt',
    })
  })

  it('K-217: a history is not empty', () => {
    expect(refusalOf([])).toEqual(invalidAt('events', textNaming('empty')))
  })

  it('K-217: its first event has no state before it, which is asked before the fold', () => {
    const fault = invalidAt('events', textNaming('event 0', '`BookLent`', 'creation'))
    expect(refusalOf(events.slice(1))).toEqual(fault)
    expect(refusalOf(tampered(events.slice(1), { entity: 'shelf', to_state: 'burnt' }, 0))).toEqual(fault)
  })

  it('K-126: the identity of a history is not blank', () => {
    const [created] = events
    expect(refusalOf([{ ...created, id: ' ' }])).toEqual(invalidAt('events', textNaming('event 0', 'blank')))
  })

  it('K-218: the fold begins at revision 0 in the initial state, with the first id and no fields', () => {
    const [created] = events
    expect(refusalOf([{ ...created, revision: 2 }])).toEqual(
      invalidAt('events', textNaming('event 0', 'revision 2', 'reached 0')),
    )
    expect(accepted(rehydrate(loan, [{ ...created, id: 'b-2' }]))).toEqual({
      entity: 'loan',
      version: 4,
      id: 'b-2',
      lifecycle_state: 'shelved',
      revision: 1,
      fields: { renewals: 0, title: 'Emma' },
    })
  })

  it.each<readonly [string, number, Part]>([
    ['changed', 5, { changed: { renewals: exact('0.0') } }],
    ['changed', 3, { changed: { renewals: exact('1.0') } }],
    ['args', 0, { args: { renewals: exact('-0'), title: 'Emma' } }],
    ['payload', 3, { payload: [0, exact('1e0')] }],
  ])('K-59, K-221: a number respelled in `%s` is another value', (_name, index, parts) => {
    expect(refusalOf(tampered(events, parts, index))).toEqual(invalidAt('events', textNaming(`event ${index}`)))
  })

  it('K-221: the order of members is none', () => {
    expect(bytesOf(accepted(rehydrate(loan, reversed(events))))).toBe(bytesOf(accepted(rehydrate(loan, events))))
  })

  it('K-222: a last decision without events is not seen', () => {
    const decisions = decisionsOf([relabel, ['weigh', { weight: 1 }]])
    const instance = accepted(
      rehydrate(
        loan,
        decisions.flatMap((decision) => decision.events),
      ),
    )
    expect(bytesOf(instance)).toBe(bytesOf(decisions[1]?.instance))
  })

  it('K-222: a decision without events before one with events is a gap', () => {
    const history = eventsOf(['weigh', { weight: 1 }], lend)
    expect(refusalOf(history)).toEqual(
      invalidAt('events', textNaming('event 1', '`BookLent`', 'revision 3', 'reached 1')),
    )
  })

  it('K-187: keys of others are dropped, and a creation without `from_state` has none', () => {
    const history = tampered(events, { at: 1 }).with(0, without({ ...events[0] }, 'from_state'))
    expect(accepted(rehydrate(loan, history))).toEqual(accepted(rehydrate(loan, events)))
  })

  it('K-187: what does not read is refused, naming the place', () => {
    expect(refusalOf(null)).toEqual(invalidAt('events', textNaming('a list of events')))
    expect(refusalOf(events.with(1, without({ ...events[1] }, 'args') as never))).toEqual(
      invalidAt('events', textNaming('[1].args')),
    )
    expect(refusalOf(tampered(events, { revision: exact('5.0') }))).toEqual(
      invalidAt('events', textNaming('[5].revision', '5.0')),
    )
  })

  it('K-4, D-5: fields that are nested deeper than creation takes them are refused', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)])
    const createdWith = (levels: number): unknown => {
      const fields = { ...events[0]?.changed, note: nested(levels) }
      return [{ ...events[0], changed: fields, args: fields }]
    }
    expect(accepted(rehydrate(loan, createdWith(119))).revision).toBe(1)
    expect(refusalOf(createdWith(120))).toEqual(invalidAt('events', textNaming('[0].args.note', 'nested')))
  })

  it('K-6: a definition that was not validated is refused', () => {
    const refusal = refused(rehydrate(loanDocument as unknown as ValidatedDefinition, events))
    expect(refusal).toEqual(invalidAt('definition', anyText))
  })

  it('K-223: a `removed` that nothing explains is refused at `events`, wherever it stands', () => {
    for (const index of [0, 3, 4, 5]) {
      expect(errorPaths(rehydrate(loan, tampered(events, { removed: ['note'] }, index)))).toEqual(['events'])
    }
  })
})
