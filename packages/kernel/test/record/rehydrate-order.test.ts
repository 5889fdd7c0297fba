import { describe, expect, it } from 'vitest'
import { compiledOf } from '../../src/definition/validated-definition.js'
import { foldRun } from '../../src/record/rehydrate/fold.js'
import { rehydrate } from '../../src/record/rehydrate/rehydrate.js'
import { largestRevision } from '../../src/value/integer.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import type { Part } from '../support/permit.js'
import { present } from '../support/present.js'
import { textNaming } from '../support/text.js'
import { eventsOf, invalidAt, loan, loanWith, tampered, type Call } from './loan.js'

const lend: Call = ['lend', { to: 'ann' }]
const lent = eventsOf(lend)
const relabelled = eventsOf(['relabel', { title: 'Emma', renewals: 1 }])
const [added] = lent

const refusalOf = (history: unknown, definition = loan): unknown => refused(rehydrate(definition, history))

/** Refused with the creation, or with the first or both events of `lend`, so changed. */
const ofCreation = (parts: Part): unknown => refusalOf([{ ...added, ...parts }])
const ofFirst = (parts: Part): unknown => refusalOf(tampered(lent, parts, 1))
const ofBoth = (parts: Part): unknown => refusalOf(tampered(tampered(lent, parts, 1), parts, 2))

const fault = (index: number, ...facts: readonly string[]) =>
  invalidAt('events', textNaming(`event ${index}`, ...facts))

const mismatch = {
  kind: 'entity_mismatch',
  expected_entity: 'loan',
  expected_version: 4,
  actual_entity: 'shelf',
  actual_version: 4,
}
const unknown = { kind: 'unknown_state', entity: 'loan', state: 'burnt' }

describe('the order of the steps of a fold', () => {
  it('K-219, within 1: the type, the subject, the state, what a creation removes; event after event', () => {
    expect(ofFirst({ entity: 'shelf', id: 'b-2' })).toEqual(mismatch)
    expect(ofFirst({ id: 'b-2', to_state: 'burnt' })).toEqual(fault(1, '`b-2`'))
    expect(ofCreation({ to_state: 'burnt', removed: ['note'] })).toEqual(unknown)
    expect(refusalOf(tampered(tampered(lent, { id: 'b-2' }, 1), { entity: 'shelf' }, 2))).toEqual(fault(1, '`b-2`'))
    expect(refusalOf(tampered(tampered(lent, { to_state: 'burnt' }, 1), { id: 'b-2' }, 2))).toEqual(unknown)
  })

  it('K-219, 1 before 2: a removal at creation, and a state, before a gap', () => {
    expect(ofCreation({ removed: ['note'], revision: 2 })).toEqual(fault(0, 'removes'))
    expect(ofBoth({ to_state: 'burnt', revision: 7 })).toEqual(unknown)
  })

  it('K-219, 2 before 3: the revision before agreement', () => {
    expect(refusalOf(tampered(tampered(lent, { revision: 7 }, 1), { revision: 7, args: {} }, 2))).toEqual(
      fault(1, 'revision 7', 'reached 1'),
    )
  })

  it('K-219, 1 before 2 before 3: the last revision', () => {
    const instance = { ...accepted(rehydrate(loan, [added])), revision: exact(String(largestRevision)) }
    const fold = (parts: Part): unknown => {
      const first = present(lent[1])
      const events = [first, { ...first, args: {}, ...parts }]
      return refused(foldRun(present(compiledOf(loan)), instance, { first, events, index: 1 }))
    }
    expect(fold({ to_state: 'burnt' })).toEqual(unknown)
    expect(fold({})).toMatchObject({ kind: 'revision_exhausted' })
  })

  it('K-219, 3 before 4: agreement before the creation', () => {
    expect(refusalOf([added, { ...added, args: {} }])).toEqual(fault(1, '`args`'))
    expect(ofFirst({ from_state: null })).toEqual(fault(2, '`from_state`'))
  })

  it('K-219, 3 before 5: agreement before the operation', () => {
    expect(ofFirst({ from_state: 'lost' })).toEqual(fault(2, '`from_state`'))
  })

  it('K-219, within 4: later than first, the state, the declaration, the type, the count, the fields', () => {
    expect(ofBoth({ from_state: null, to_state: 'lent' })).toEqual(fault(1, 'first'))
    expect(refusalOf([{ ...added, to_state: 'lent' }], loanWith({ create: {} }))).toEqual(fault(0, '`shelved`'))
    expect(refusalOf([{ ...added, type: 'X' }], loanWith({ create: {} }))).toEqual(fault(0, 'declares no'))
    expect(refusalOf([{ ...added, type: 'X' }, added])).toEqual(fault(0, '`X`', '`BookAdded`'))
    const differing = { ...added, args: {} }
    expect(refusalOf([differing, differing])).toEqual(fault(0, 'one event'))
  })

  it('K-219, 4 before 7: `changed` against `args` before the schema', () => {
    expect(ofCreation({ args: { title: 7, hue: 1 } })).toEqual(fault(0, '`hue`', '`renewals`', '`title`'))
  })

  it('K-219, within 5: the state before, the edge, the types, the removed names, the candidates', () => {
    expect(ofBoth({ from_state: 'lost', to_state: 'lost' })).toEqual(fault(1, 'before', '`shelved`'))
    expect(ofBoth({ to_state: 'lost', type: 'X' })).toEqual(fault(1, '`lost`', 'leads'))
    expect(ofBoth({ type: 'X', removed: ['note'] })).toEqual(fault(1, '`X`', 'emits'))
    expect(ofBoth({ removed: ['note'], args: {} })).toEqual(fault(1, '`note`'))
  })

  it('K-219, 5 before 7: an operation that explains it, before the schema', () => {
    const facts = { args: { title: 7, renewals: 1 }, changed: { title: 7, renewals: 2 } }
    expect(refusalOf(tampered(relabelled, facts))).toEqual(fault(1, '`relabel`', 'changes'))
  })

  it('K-219, 7 before 8: the schema before the invariants', () => {
    const facts = { args: { title: 7, renewals: 3 }, changed: { title: 7, renewals: 3 } }
    expect(refusalOf(tampered(relabelled, facts))).toEqual(fault(1, 'fields.title'))
  })

  it('K-219, 8 before 9: the invariants before the payloads', () => {
    const facts = { args: { title: 'Emma', renewals: 3 }, changed: { renewals: 3 }, payload: null }
    expect(refusalOf(tampered(relabelled, facts))).toEqual(fault(1, '`few`'))
  })

  it('K-219: an earlier decision before every check of a later one', () => {
    const history = [...tampered(relabelled, { payload: null }), { ...lent[1], entity: 'shelf', revision: 3 }]
    expect(refusalOf(history)).toEqual(fault(1, '`relabel`', 'payload'))
  })
})
