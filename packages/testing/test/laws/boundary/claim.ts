import { defineEntity, Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { explore } from '../../../src/explore/index.js'

const sure = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

/** A claim that somebody pays: rules about fields, about an argument that the host injects, and an invariant. */
export const claim = sure(
  defineEntity({
    entity: 'claim',
    schema: {
      fields: {
        amount: { type: 'integer', required: true, min: 1 },
        evidence: { type: 'string' },
        notes: { type: 'integer', required: true, default: 0 },
        due: { type: 'string' },
      },
    },
    lifecycle: { initial: 'open', states: ['open', 'paid', 'lost'] },
    invariants: [
      { name: 'few_notes', assert: { lte: ['$fields.notes', 2] } },
      { assert: { any: [{ ne: ['$state', 'paid'] }, { exists: '$fields.evidence' }] } },
    ],
    create: { emit: { type: 'ClaimMade' } },
    operations: {
      note: {
        arguments: { fields: { text: { type: 'string', required: true, min_length: 1 } } },
        transitions: [{ from: ['open', 'paid'], to: 'open' }],
        set: { notes: { increment: 1 } },
        emits: [{ type: 'Noted', payload: { text: '$args.text' } }],
      },
      pay: {
        arguments: {
          fields: {
            reason: { type: 'string', required: true, min_length: 1 },
            role: { type: 'enum', values: ['human', 'agent', 'auditor'], required: true },
          },
        },
        transitions: [{ from: 'open', to: 'paid' }],
        preconditions: [
          { name: 'auditors_do_not_pay', assert: { ne: ['$args.role', 'auditor'] } },
          {
            name: 'large_needs_a_human',
            assert: { any: [{ lte: ['$fields.amount', 100] }, { eq: ['$args.role', 'human'] }] },
          },
          {
            name: 'is_due',
            assert: { any: [{ not: { exists: '$fields.due' } }, { before: ['$fields.due', '2030-01-01'] }] },
          },
        ],
        emits: [{ type: 'ClaimPaid', payload: { by: '$args.role', evidence: '$fields.evidence' } }],
      },
    },
  }),
).definition

/** Explored once for all tests. */
export const exploration = explore(claim)

/** A runtime over a fresh store. */
export const freshRuntime = (): StoredRuntime =>
  StoredRuntime.of({ registry: sure(Registry.empty.register(claim)), store: memoryStore() })
