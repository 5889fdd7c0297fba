import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Outcome } from './actor.js'

/** Runs a call and tells its answer as the plain reading does. */
export const outcomeOf = async (call: TaskEither<unknown, unknown>): Promise<Outcome> => {
  const answer = await call()
  return isLeft(answer) ? { refused: answer.left } : { accepted: answer.right }
}
