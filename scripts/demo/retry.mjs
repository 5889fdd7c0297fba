import { readFileSync } from 'node:fs'
import { Registry } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import { readDefinition } from '@assent/yaml'
import { OtherStory } from './expect.mjs'

/**
 * @template A
 * @param {import('fp-ts/lib/Either.js').Either<unknown, A>} answer
 */
const expectRight = (answer) => {
  if (answer._tag === 'Left') throw new OtherStory(`the library refused: ${JSON.stringify(answer.left)}`)
  return answer.right
}

/**
 * Sends one request through the library, over the same file that the command uses.
 *
 * @param {import('./story.mjs').Place} place
 * @param {import('@assent/shell').StoredExecuteRequest} request
 */
export const retry = async ({ definition, store: file }, request) => {
  const document = expectRight(readDefinition(readFileSync(definition, 'utf8')))
  const registry = expectRight(Registry.empty.register(document))
  const runtime = StoredRuntime.of({ registry, store: expectRight(await openSqliteStore({ file })()) })
  const answer = await runtime.execute(request)()
  expectRight(await runtime.close()())
  return expectRight(answer)
}
