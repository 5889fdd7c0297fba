import type { EntityInstance, ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decideCall } from '../../src/explore/decide-call.js'
import type { Call } from '../../src/explore/index.js'

/** The instance that commands lead to, each accepted. */
export const replayed = (definition: ValidatedDefinition, commands: readonly Call[]): EntityInstance | null =>
  commands.reduce<EntityInstance | null>((instance, call) => {
    const answer = decideCall(definition, instance, call)
    if (isLeft(answer)) throw new Error(`\`${call.command}\` is refused: ${answer.left.kind}`)
    return answer.right.instance
  }, null)
