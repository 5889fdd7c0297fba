import {
  memberOf,
  normalizeArguments,
  Runtime,
  type CoreError,
  type Decision,
  type EntityInstance,
  type FulfillmentRequired,
  type FulfilmentsDocument,
  type Registry,
} from '@assent/kernel'
import { isLeft, isRight, left, map, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { seal } from '../recording/envelope.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import { askPolicy, type FulfillmentNeed } from './fulfillment-policy.js'
import type { Ports } from './ports.js'
import type { StoredExecuteRequest } from './request.js'

const needOf = (
  registry: Registry,
  { id, operation, arguments: args, recording }: StoredExecuteRequest,
  instance: EntityInstance,
  { outcome }: FulfillmentRequired,
): Either<CoreError, FulfillmentNeed> => {
  const { entity, version } = instance
  const definition = registry.get(entity, version)
  if (definition === undefined) return left({ kind: 'entity_not_registered', entity, version })
  const outcomes = memberOf(definition.document.operations, operation)?.outcomes
  const fulfills: FulfilmentsDocument = outcomes?.find(({ name }) => name === outcome)?.fulfills ?? {}
  return map((normalized: FulfillmentNeed['arguments']) => ({
    ...{ entity, id, operation, outcome, fulfills, instance, recording },
    arguments: normalized,
  }))(normalizeArguments(definition, operation, args))
}

/**
 * Decides an operation on the stored instance. Where the selected outcome waits for actions that the request does not
 * bring, the policy is asked for them, and the decision is made again with its answer: the host cannot change what was
 * selected (SR-161, SR-164).
 */
export const decideExecution =
  (
    { registry, fulfill }: Ports,
    request: StoredExecuteRequest,
    instance: EntityInstance,
    options: CallOptions | undefined,
  ): TaskEither<ShellError, Decision> =>
  async () => {
    const { operation, arguments: args, fulfillments, recording } = request
    const decide = (actions: unknown) =>
      Runtime.of(registry).execute({ instance, operation, arguments: args, fulfillments: actions })

    const decided = decide(fulfillments)
    if (isRight(decided) || decided.left.kind !== 'fulfillment_required' || fulfill === undefined) return decided
    // Nobody is asked for what could not be stored.
    const sealed = seal(recording, undefined)
    if (isLeft(sealed)) return sealed
    const need = needOf(registry, request, instance, decided.left)
    if (isLeft(need)) return need
    const actions = await askPolicy(fulfill, need.right, options)
    return isLeft(actions) ? actions : decide(actions.right)
  }
