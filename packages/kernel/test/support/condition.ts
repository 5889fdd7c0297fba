import { decide } from '../../src/decide/execute.js'
import { define } from './define.js'
import { accepted, refused } from './outcome.js'
import { heldPermit, permit, type Part } from './permit.js'

/** True, false, or unknown with the references that gave nothing. */
export type Answer = boolean | { readonly unknown: readonly string[] }

const open = { additional_fields: true }

/**
 * What a condition answers, read from what execution does with it: it stands as the precondition of an operation
 * whose schemas are open, so that any field and any argument may be read.
 */
export const answerOf = (assert: unknown, fields: Part = {}, args: Part = {}): Answer => {
  const operation = { arguments: open, transitions: [{ from: 'draft', to: 'valid' }], preconditions: [{ assert }] }
  const definition = define(permit({ schema: open, operations: { ask: operation } }))
  const outcome = decide(definition, { instance: heldPermit(fields), operation: 'ask', arguments: args })
  if (outcome._tag === 'Right') return accepted(outcome).instance.lifecycle_state === 'valid'
  const refusal = refused(outcome)
  if (refusal.kind === 'precondition_failed') return false
  if (refusal.kind === 'precondition_unobservable') return { unknown: refusal.unresolved }
  throw new Error(`expected an answer of the condition, found the refusal ${JSON.stringify(refusal)}`)
}
