import {
  decide,
  decideCreate,
  type CoreError,
  type Decision,
  type EntityInstance,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Call, RulePlace } from './exploration.js'

/** What the kernel answers to a call; an operation is decided on the instance. */
export const decideCall = (
  definition: ValidatedDefinition,
  instance: EntityInstance | null,
  call: Call,
): Either<CoreError, Decision> =>
  call.command === 'create' ? decideCreate(definition, call) : decide(definition, { instance, ...call })

const listOf = ({ kind }: CoreError): RulePlace['list'] | undefined => {
  if (kind === 'precondition_failed' || kind === 'precondition_unobservable') return 'preconditions'
  return kind === 'invariant_violation' || kind === 'invariant_unobservable' ? 'invariants' : undefined
}

/** The rule that refused a call, asked of the definition whose rules are named by their places. */
export const rulePlaceOf = (
  numbered: ValidatedDefinition,
  instance: EntityInstance | null,
  call: Call,
  refusal: CoreError,
): RulePlace | null => {
  const list = listOf(refusal)
  if (list === undefined) return null
  const again = decideCall(numbered, instance, call)
  if (!isLeft(again) || !('rule' in again.left)) throw new Error('the names of rules change no decision')
  return { list, index: Number(again.left.rule) }
}
