import { describe, expect, it } from 'vitest'
import { replay } from '../../src/record/replay.js'
import { refused } from '../support/outcome.js'
import type { Part } from '../support/permit.js'
import { anyText } from '../support/text.js'
import { invalidAt, loanDocument, recordsOf, type Call } from './loan.js'

const lend: Call = ['lend', { to: 'ann' }]
const [creation, execution] = recordsOf(lend)

/** What is refused of the history whose second record has these parts in place of its own. */
const refusalOf = (parts: Part): unknown => refused(replay([creation, { ...execution, ...parts }]))

const run = (operation: string, args: unknown): Part => ({
  command: { command: 'execute', operation, arguments: args },
})

const operations = loanDocument['operations'] as { readonly lend: Part }
const schema = loanDocument['schema'] as { readonly fields: Part }
const definitionWith = (parts: Part): Part => ({ definition: { ...loanDocument, ...parts } })
const onlyLend = (parts: Part): Part => ({ operations: { lend: { ...operations.lend, ...parts } } })
const lendWith = (parts: Part): Part => definitionWith(onlyLend(parts))

// Each breaks one check.
const blankId = { id: '\u0085' }
const unknownOperation = run('burn', {})
const badArguments = run('lend', { days: '1' })
const otherVersion = definitionWith({ version: 5 })
const otherId = { id: 'b-2' }
const fromLent = { transitions: [{ from: 'lent', to: 'lost' }] }
const unknownState = definitionWith({ lifecycle: { initial: 'lent', states: ['lent', 'lost'] }, ...onlyLend(fromLent) })
const backwards = lendWith(fromLent)

const wrongArguments = {
  kind: 'validation',
  errors: [
    { path: 'arguments.days', message: anyText },
    { path: 'arguments.to', message: anyText },
  ],
}
const mismatch = {
  kind: 'entity_mismatch',
  expected_entity: 'loan',
  expected_version: 5,
  actual_entity: 'loan',
  actual_version: 4,
}
const otherSubject = { kind: 'subject_mismatch', entity: 'loan', expected_id: 'b-2', actual_id: 'b-1' }
const notFound = { kind: 'operation_not_found', operation: 'burn' }
const noState = { kind: 'unknown_state', entity: 'loan', state: 'shelved' }
const failed = { kind: 'precondition_failed', operation: 'lend', rule: 'known', reason: anyText }
const violated = { kind: 'invariant_violation', rule: 'few', reason: anyText }
const unresolved = (expression: string) => ({ kind: 'template', expression, reason: anyText })
const noTransition = { kind: 'invalid_transition', operation: 'lend', state: 'shelved' }

describe('an execution of a history', () => {
  it('K-214: its record has an id', () => {
    expect(refusalOf(blankId)).toEqual(invalidAt('id', anyText))
  })

  it('K-214: its operation exists', () => {
    expect(refusalOf(unknownOperation)).toEqual(notFound)
    expect(refusalOf(run('__proto__', {}))).toEqual({ kind: 'operation_not_found', operation: '__proto__' })
  })

  it('K-214: its arguments are right, after defaults', () => {
    expect(refusalOf(badArguments)).toEqual(wrongArguments)
  })

  it('K-190, K-214: its definition is of the type, and its record of the subject', () => {
    expect(refusalOf(otherVersion)).toEqual(mismatch)
    expect(refusalOf(definitionWith({ entity: 'shelf' }))).toEqual({
      ...mismatch,
      expected_entity: 'shelf',
      expected_version: 4,
    })
    expect(refusalOf(otherId)).toEqual(otherSubject)
  })

  it('K-214: the state is one of its definition', () => {
    expect(refusalOf(unknownState)).toEqual(noState)
  })

  it.each([
    ['transition', backwards, noTransition],
    ['preconditions', run('lend', { to: 'nobody' }), failed],
    ['set', lendWith({ set: { note: '$fields.note.by' } }), unresolved('$fields.note.by')],
    [
      'fields',
      definitionWith({ schema: { fields: { ...schema.fields, title: { type: 'integer' } } } }),
      invalidAt('fields.title', anyText),
    ],
    ['invariants', lendWith({ set: { renewals: { increment: 3 } } }), violated],
    ['events', lendWith({ emits: [{ type: 'BookLent', payload: '$fields.note' }] }), unresolved('$fields.note')],
  ])('K-214: then its %s are judged as ever', (_name, parts, refusal) => {
    expect(refusalOf(parts)).toEqual(refusal)
  })
})

describe('the order of the checks of an execution of a history', () => {
  it.each([
    ['a blank id before an unknown operation', { ...blankId, ...unknownOperation }, invalidAt('id', anyText)],
    ['an unknown operation before wrong arguments', run('burn', { days: '1' }), notFound],
    ['wrong arguments before another version', { ...badArguments, ...otherVersion }, wrongArguments],
    ['another version before another subject', { ...otherVersion, ...otherId }, mismatch],
    ['another subject before an unknown state', { ...otherId, ...unknownState }, otherSubject],
    ['an unknown state before the transition', unknownState, noState],
    ['an unknown operation before another version', { ...unknownOperation, ...otherVersion }, notFound],
    ['the transition before the preconditions', { ...run('lend', { to: 'nobody' }), ...backwards }, noTransition],
  ])('K-214: %s', (_name, parts, refusal) => {
    expect(refusalOf(parts)).toEqual(refusal)
  })
})
