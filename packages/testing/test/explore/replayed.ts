import {
  decide,
  decideCreate,
  type CoreError,
  type Decision,
  type EntityInstance,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Call } from '../../src/explore/index.js'

/** What the kernel answers to one command. */
export const answerTo = (
  definition: ValidatedDefinition,
  instance: EntityInstance | null,
  call: Call,
): Either<CoreError, Decision> =>
  call.command === 'create' ? decideCreate(definition, call) : decide(definition, { instance, ...call })

/** The instance that commands lead to, each accepted. */
export const replayed = (definition: ValidatedDefinition, commands: readonly Call[]): EntityInstance | null =>
  commands.reduce<EntityInstance | null>((instance, call) => {
    const answer = answerTo(definition, instance, call)
    if (isLeft(answer)) throw new Error(`\`${call.command}\` is refused: ${answer.left.kind}`)
    return answer.right.instance
  }, null)
