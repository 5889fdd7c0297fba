import {
  continueWith,
  evaluate,
  fulfill,
  prepare,
  selectWith,
  type CoreError,
  type Evaluation,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { sameAs } from '../../expect.js'
import type { KernelLaw } from '../kernel-law.js'
import type { Asked } from '../walk.js'

type Execution = Extract<Asked, { kind: 'execute' }>
type Answer = Either<CoreError, Evaluation>

/** What `prepare` answers by itself; nothing where the instance is needed. */
const beforehand = (definition: ValidatedDefinition, { instance, operation, arguments: args }: Execution) =>
  prepare(definition, { id: instance.id, operation, arguments: args })

const continued = (definition: ValidatedDefinition, asked: Execution): Answer | undefined => {
  const prepared = beforehand(definition, asked)
  if (isLeft(prepared) || prepared.right.status === 'refused') return undefined
  return continueWith(prepared.right.continuation, asked.instance)
}

/** What the host comes to that is asked for actions; nothing where none are asked for. */
const fulfilled = (definition: ValidatedDefinition, asked: Execution): Answer | undefined => {
  const prepared = beforehand(definition, asked)
  if (isLeft(prepared) || prepared.right.status === 'refused') return undefined
  const selected = selectWith(prepared.right.continuation, asked.instance)
  if (isLeft(selected) || selected.right.status === 'complete') return undefined
  const { right: selection } = selected
  return asked.fulfillments === undefined ? undefined : fulfill(selection.continuation, asked.fulfillments)
}

/** However a call is cut into steps, it comes to the same. */
export const stepsAgree: KernelLaw = {
  name: 'SR-154, SR-159, SR-161: a call that is decided in steps comes to what is decided of it at once',
  rules: 'service',
  holds: ({ definition, asked }) => {
    if (asked.kind === 'create') return undefined
    const { fulfillments, ...plain } = asked
    const whole = evaluate(definition, plain)
    const prepared = beforehand(definition, asked)
    // Of an instance of something else, nothing that the input alone decides is true.
    const isOther = isLeft(whole) && ['entity_mismatch', 'unknown_state', 'validation'].includes(whole.left.kind)
    if (!isLeft(prepared) && prepared.right.status === 'refused' && !isOther) {
      const { outcome, error, message } = prepared.right
      sameAs('what the input alone decides', right({ refused: { outcome, error, message } }), whole)
    }
    const later = continued(definition, asked)
    if (later !== undefined) sameAs('the answer once the instance is there', whole, later)
    const byHost = fulfilled(definition, asked)
    if (byHost !== undefined)
      sameAs('the answer with actions', evaluate(definition, { ...plain, fulfillments }), byHost)
    return undefined
  },
}
