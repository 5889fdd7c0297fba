import { isLeft } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { readCommandLine } from './command-line.js'
import { render } from './render.js'
import type { World } from './world.js'

/** Runs one invocation, prints its answer and gives its exit code: the one place that does either (L-1, L-2). */
export const run = async (argv: readonly string[], world: World): Promise<number> => {
  const verb = readCommandLine(argv)
  const answer = await (isLeft(verb) ? TE.left(verb.left) : verb.right(world))()
  const { standardOutput, standardError, exitCode } = render(answer)
  const written = await world.writeOutput(standardOutput)()
  await world.writeError(standardError)()
  if (!isLeft(written)) return exitCode
  await world.writeError(`error: standard output cannot be written: ${written.left}\n`)()
  return 2
}
