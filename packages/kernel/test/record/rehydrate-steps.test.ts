import { describe, expect, it } from 'vitest'
import { compiledOf } from '../../src/definition/validated-definition.js'
import { foldRun } from '../../src/record/rehydrate/fold.js'
import { rehydrate } from '../../src/record/rehydrate/rehydrate.js'
import { largestRevision } from '../../src/value/integer.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import type { Part } from '../support/permit.js'
import { present } from '../support/present.js'
import { textNaming, textWithout } from '../support/text.js'
import { decisionsOf, eventsOf, invalidAt, loan, loanWith, tampered, type Call } from './loan.js'

const lend: Call = ['lend', { to: 'ann' }]
const relabelled = eventsOf(['relabel', { title: 'Emma', renewals: 1 }])
const returned = eventsOf(lend, ['give_back'])
const lent = eventsOf(lend)
const [added] = lent

const refusalOf = (history: unknown, definition = loan): unknown => refused(rehydrate(definition, history))

/** The refusal of a history of which one event has other parts. */
const refusalOfOther = (history: readonly unknown[], index: number, parts: Part): unknown =>
  refusalOf(tampered(history, parts, index))

/** Both events of the run of `lend`, with other parts. */
const lentWith = (parts: Part): readonly unknown[] => tampered(tampered(lent, parts, 1), parts, 2)

const fault = (index: number, ...facts: readonly string[]) =>
  invalidAt('events', textNaming(`event ${index}`, ...facts))

const mismatch = {
  kind: 'entity_mismatch',
  expected_entity: 'loan',
  expected_version: 4,
  actual_entity: 'shelf',
  actual_version: 4,
}

describe('the steps of a fold', () => {
  it('K-219: events of one revision are one decision, wherever the next begins', () => {
    expect(accepted(rehydrate(loan, lent)).revision).toBe(2)
    expect(refusalOfOther(lent, 2, { revision: 3 })).toEqual(fault(1, '`BookLent`', '`lend`'))
    expect(refusalOf([...lent, lent[1]])).toEqual(fault(1, '`BookLent`', '`lend`'))
  })

  it('K-219, step 1: each event is of the type', () => {
    expect(refusalOfOther(lent, 0, { entity: 'shelf' })).toEqual(mismatch)
    expect(refusalOfOther(lent, 2, { entity: 'shelf' })).toEqual(mismatch)
    expect(refusalOfOther(lent, 2, { version: 3 })).toEqual({
      ...mismatch,
      actual_entity: 'loan',
      actual_version: 3,
    })
  })

  it('K-219, step 1: each event is about the subject', () => {
    expect(refusalOfOther(lent, 2, { id: 'b-2' })).toEqual(fault(2, '`CardStamped`', '`b-1`', '`b-2`'))
  })

  it('K-219, step 1: each event enters a declared state', () => {
    expect(refusalOfOther(lent, 2, { to_state: 'toString' })).toEqual({
      kind: 'unknown_state',
      entity: 'loan',
      state: 'toString',
    })
  })

  it('K-219, step 1: a creation removes nothing', () => {
    expect(refusalOf([{ ...added, removed: ['note'] }])).toEqual(fault(0, '`BookAdded`', 'removes'))
  })

  it('K-219, step 2: a revision follows the one before, and the one that was reached is named', () => {
    expect(refusalOfOther(lent, 0, { revision: 2 })).toEqual(fault(0, 'reached 0'))
    expect(refusalOf(lentWith({ revision: 4 }))).toEqual(fault(1, 'revision 4', 'reached 1'))
    expect(refusalOf([...returned, ...lent.slice(1)])).toEqual(fault(4, 'revision 2', 'reached 3'))
  })

  it('K-219, step 2: past the largest revision there is none', () => {
    const instance = { ...accepted(rehydrate(loan, [added])), revision: exact(String(largestRevision)) }
    const first = { ...present(lent[1]), revision: exact(String(largestRevision)) }
    const run = { first, events: [first], index: 1 }
    expect(refused(foldRun(present(compiledOf(loan)), instance, run))).toEqual({
      kind: 'revision_exhausted',
      entity: 'loan',
      id: 'b-1',
      revision: exact(String(largestRevision)),
    })
  })

  it.each<Part>([
    { from_state: null },
    { from_state: 'lent' },
    { to_state: 'shelved' },
    { args: { to: 'ann', days: exact('14.0') } },
    { changed: {} },
    { removed: ['note'] },
  ])('K-219, step 3: the events of one decision agree, unlike %j', (parts) => {
    const [fact = ''] = Object.keys(parts)
    expect(refusalOfOther(lent, 2, parts)).toEqual(fault(2, '`CardStamped`', `\`${fact}\``))
  })

  it('K-219, step 4: a creation enters the initial state', () => {
    expect(refusalOf([{ ...added, to_state: 'lent' }])).toEqual(fault(0, '`shelved`'))
  })

  it('K-219, step 4: a creation without an event in the definition has none in a history', () => {
    expect(refusalOf([added], loanWith({ create: {} }))).toEqual(fault(0, '`BookAdded`', 'declares no'))
  })

  it('K-219, step 4: a creation emits what the definition says, once', () => {
    expect(refusalOf([{ ...added, type: 'BookBought' }])).toEqual(fault(0, '`BookBought`', '`BookAdded`'))
    expect(refusalOf([added, added])).toEqual(fault(0, 'one event', '2'))
  })

  it('K-219, step 4: at a creation `changed` is `args`, and the fields that differ are named', () => {
    const args = { ...added?.args, ['__proto__']: {}, constructor: null, title: 'emma' }
    expect(refusalOf([{ ...added, args }])).toEqual(fault(0, '`__proto__`', '`constructor`', '`title`'))
    expect(refusalOf([{ ...added, args }])).not.toEqual(fault(0, '`renewals`'))
    expect(refusalOf([{ ...added, args: { title: 'Emma' } }])).toEqual(fault(0, '`renewals`'))
  })

  it('K-219, step 4: only the first decision is a creation', () => {
    expect(refusalOf([added, { ...added, revision: 2 }])).toEqual(fault(1, '`BookAdded`', 'first'))
  })

  it('K-219, step 5: an operation begins in the state that was reached', () => {
    expect(refusalOf(lentWith({ from_state: 'lost' }))).toEqual(fault(1, '`shelved`'))
  })

  it('K-219, step 5: some operation declares the edge', () => {
    expect(refusalOf(lentWith({ to_state: 'lost' }))).toEqual(fault(1, '`shelved`', '`lost`'))
  })

  it('K-219, step 5: for each event some operation declares the edge and emits the type', () => {
    expect(refusalOfOther(lent, 2, { type: 'LoanRenewed' })).toEqual(fault(2, '`LoanRenewed`', 'emits'))
  })

  it('K-219, step 5: each removed name is cleared by such an operation', () => {
    expect(refusalOfOther(returned, 3, { removed: ['holder', 'note'] })).toEqual(fault(3, '`note`'))
    expect(refusalOf(lentWith({ removed: ['holder'] }))).toEqual(fault(1, '`holder`'))
  })

  it('K-219, step 5: some operation explains the decision, else each says why not', () => {
    expect(refusalOf(lentWith({ args: { to: 'nobody', days: 14 } }))).toEqual(fault(1, '`lend`', '`known`'))
  })

  it('K-177, K-219, step 6: nothing explains a field that is both removed and changed', () => {
    expect(refusalOfOther(returned, 3, { changed: { holder: 'ann' } })).toEqual(fault(3, '`give_back`'))
  })

  it('K-219, step 6: a field that is removed goes, and the others stay', () => {
    expect(accepted(rehydrate(loan, returned))).toMatchObject({
      lifecycle_state: 'shelved',
      revision: 3,
      fields: { renewals: 0, title: 'Emma' },
    })
  })

  it('K-219, step 7: every error of the fields is in the one message', () => {
    const facts = { args: { title: '', renewals: 'x' }, changed: { title: '', renewals: 'x' } }
    expect(refusalOfOther(relabelled, 1, facts)).toEqual(fault(1, 'fields.renewals', 'fields.title'))
    const wrong = { ...added?.args, title: 7, hue: 1 }
    expect(refusalOf([{ ...added, args: wrong, changed: wrong }])).toEqual(fault(0, 'fields.title', 'fields.hue'))
  })

  it('K-219, step 8: the invariants hold of the instance', () => {
    const tooMany = { args: { title: 'Emma', renewals: 3 }, changed: { renewals: 3 } }
    expect(refusalOfOther(relabelled, 1, tooMany)).toEqual(fault(1, '`few`'))
    const created = { title: 'Emma', renewals: 3 }
    expect(refusalOf([{ ...added, args: created, changed: created }])).toEqual(fault(0, '`few`'))
  })

  it('K-219, step 8: an invariant that cannot be answered does not hold; the first is the reason', () => {
    const weighed = { name: 'weighed', assert: { gt: ['$fields.weight', 0] } }
    const never = { name: 'never', assert: false }
    expect(refusalOf([added], loanWith({ invariants: [weighed, never] }))).toEqual(
      fault(0, '`weighed`', '$fields.weight'),
    )
    expect(refusalOf([added], loanWith({ invariants: [weighed, never] }))).toEqual(
      invalidAt('events', textWithout('never')),
    )
  })

  it('K-175, K-219, step 9: at a creation the payload reads the fields and the initial state', () => {
    const payload = { id: '$id', was: '$fields.title', now: '$state', to: '$to_state', of: ['$entity', '$version'] }
    const definition = loanWith({ create: { emit: { type: 'BookAdded', payload } } })
    const [decision] = decisionsOf([], { title: 'Emma' }, definition)
    expect(accepted(rehydrate(definition, decision?.events))).toEqual(decision?.instance)
    const late = { ...decision?.events[0], payload: { ...(decision?.events[0]?.payload as Part), now: 'lent' } }
    expect(refusalOf([late], definition)).toEqual(fault(0, '`create`', 'payload'))
  })

  it('K-175, K-219, step 9: the payload is what the templates give', () => {
    expect(refusalOf([{ ...added, payload: { title: 'emma' } }])).toEqual(fault(0, '`create`', 'payload'))
    expect(refusalOfOther(lent, 2, { payload: { was: 'lent', now: 'lent', by: 'b-1' } })).toEqual(
      fault(1, '`lend`', 'payload'),
    )
  })
})
