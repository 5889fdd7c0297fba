import { decideCreate } from '../../src/decide/create.js'
import { decide } from '../../src/decide/execute.js'
import type { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import type { Decision, DecisionRecord, DomainEvent } from '../../src/record/record.js'
import { define } from '../support/define.js'
import { accepted } from '../support/outcome.js'
import type { Part } from '../support/permit.js'

/** The loans of one book, by operations that make two events, one, and none (`weigh`). */
export const loanDocument: Part = {
  entity: 'loan',
  version: 4,
  schema: {
    fields: {
      title: { type: 'string', required: true, min_length: 1 },
      renewals: { type: 'integer', required: true, default: 0 },
      holder: { type: 'string' },
      weight: { type: 'number' },
      note: { type: 'json' },
    },
  },
  lifecycle: { initial: 'shelved', states: ['shelved', 'lent', 'lost'] },
  invariants: [{ name: 'few', assert: { lte: ['$fields.renewals', 2] } }],
  create: { emit: { type: 'BookAdded', payload: { title: '$fields.title' } } },
  operations: {
    lend: {
      arguments: { fields: { to: { type: 'string', required: true }, days: { type: 'integer', default: 14 } } },
      transitions: [{ from: 'shelved', to: 'lent' }],
      preconditions: [{ name: 'known', assert: { ne: ['$args.to', 'nobody'] } }],
      set: { holder: '$args.to' },
      emits: [
        { type: 'BookLent', payload: { to: '$args.to', days: '$args.days' } },
        { type: 'CardStamped', payload: { was: '$from_state', now: '$state', by: '$id' } },
      ],
    },
    renew: {
      transitions: [{ from: 'lent', to: 'lent' }],
      set: { renewals: { increment: 1 } },
      emits: [{ type: 'LoanRenewed', payload: ['$old_fields.renewals', '$fields.renewals'] }],
    },
    give_back: {
      transitions: [{ from: 'lent', to: 'shelved' }],
      set: { holder: { cleared: true } },
      emits: [{ type: 'BookReturned', payload: { by: '$old_fields.holder' } }],
    },
    relabel: {
      arguments: {
        fields: { title: { type: 'json' }, renewals: { type: 'json' }, why: { type: 'string', default: 'worn' } },
      },
      transitions: [{ from: 'shelved', to: 'shelved' }],
      set: { title: '$args.title', renewals: '$args.renewals' },
      emits: [{ type: 'BookRelabelled', payload: { title: '$fields.title' } }],
    },
    weigh: {
      arguments: { fields: { weight: { type: 'number', required: true } } },
      transitions: [{ from: ['shelved', 'lent'], to: 'shelved' }],
      set: { weight: '$args.weight' },
    },
  },
}

export const loan: ValidatedDefinition = define(loanDocument)

/** The same definition, some of its parts replaced. */
export const loanWith = (parts: Part): ValidatedDefinition => define({ ...loanDocument, ...parts })

export type Call = readonly [operation: string, args?: Part]

/** What creating `b-1` and then these calls decide, each of which must be accepted. */
export const decisionsOf = (
  calls: readonly Call[] = [],
  fields: Part = { title: 'Emma' },
  definition: ValidatedDefinition = loan,
): readonly Decision[] => {
  const decisions = [accepted(decideCreate(definition, { id: 'b-1', fields }))]
  for (const [operation, args = {}] of calls) {
    const instance = decisions.at(-1)?.instance
    decisions.push(accepted(decide(definition, { instance, operation, arguments: args })))
  }
  return decisions
}

export const recordsOf = (...calls: readonly Call[]): readonly DecisionRecord[] =>
  decisionsOf(calls).map(({ record }) => record)

export const eventsOf = (...calls: readonly Call[]): readonly DomainEvent[] =>
  decisionsOf(calls).flatMap(({ events }) => events)

/** The list with some parts of one element replaced; by default, of the last. */
export const tampered = (list: readonly unknown[], parts: Part, index = list.length - 1): readonly unknown[] =>
  list.with(index, { ...(list[index] as object), ...parts })

/** A validation refusal of one error. */
export const invalidAt = (path: string, message: unknown) => ({ kind: 'validation', errors: [{ path, message }] })
