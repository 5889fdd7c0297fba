import { Runtime, type CoreError, type Decision, type EntityInstance, type JsonObject } from '@assent/kernel'
import type { StoredRuntime } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

/** A decision before it is stored, and the fields that the host writes when it is (SR-142). */
export interface ForeseenDecision {
  readonly decided: Either<CoreError, Decision>
  /** In name order; empty where the outcome has none. */
  readonly fulfills: readonly string[]
}

/** What is decided. */
interface Asked {
  readonly instance: EntityInstance
  readonly operation: string
  readonly arguments: JsonObject
}

/**
 * Decides an operation without storing it. What the host writes into fields is known only when it is asked, and it is
 * asked only for what is stored (SR-164): until then they count as preserved.
 */
export const decideForeseen = (runtime: StoredRuntime, asked: Asked): ForeseenDecision => {
  const kernel = Runtime.of(runtime.registry)
  const decided = kernel.execute(asked)
  const waits = isLeft(decided) && decided.left.kind === 'fulfillment_required' && runtime.hasFulfillment
  if (!waits) return { decided, fulfills: [] }
  const { fields } = decided.left
  const fulfillments = Object.fromEntries(fields.map((field) => [field, 'preserve']))
  return { decided: kernel.execute({ ...asked, fulfillments }), fulfills: fields }
}
