import type { JsonObject } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { Tool } from '../../tool/tool.js'
import type { AnsweredError } from '../../wire/problem-kinds.js'
import { answerDone, answerProblem, answerRead } from '../answer.js'
import { readBody } from '../request/read-body.js'
import { readQuery } from '../request/read-query.js'
import { findTool, type Named } from './find-tool.js'
import type { Asked, Handler } from './route.js'

const namedBy = (kind: Named['kind'], { part }: Asked): Named => ({
  provider: part('provider'),
  kind,
  of: part(kind === 'action' ? 'action' : 'type'),
})

/** A call ends with the request that asks for it. */
const call = (tool: Tool, input: JsonObject, { request, principal }: Asked) =>
  tool.call(input, { signal: request.signal, principal })()

/** Searches, or runs an action, with the body as the flat input of its tool. */
export const callWithBody =
  (kind: 'search' | 'action'): Handler =>
  ({ registry, limits, basePath }) =>
  async (asked) => {
    const answer = async (): Promise<Either<AnsweredError, JsonObject>> => {
      const tool = findTool(registry, namedBy(kind, asked))
      if (isLeft(tool)) return tool
      const body = await readBody(asked.request, limits)
      return isLeft(body) ? body : call(tool.right, body.right, asked)
    }
    const answered = await answer()
    return isLeft(answered) ? answerProblem(answered.left, basePath) : answerDone(answered.right)
  }

/** Gets a record by the id in the query: null where there is none, for absence is a value. */
export const getRecord: Handler =
  ({ registry, basePath }) =>
  async (asked) => {
    const answer = async (): Promise<Either<AnsweredError, JsonObject>> => {
      const tool = findTool(registry, namedBy('get', asked))
      if (isLeft(tool)) return tool
      const query = readQuery(asked.request.url)
      if (!isLeft(query)) return call(tool.right, query.right, asked)
      const { provider, of } = tool.right
      const place = { provider, operation: 'get' as const, entity_type: of, action: null }
      return left({ kind: 'invalid_input', ...place, errors: [query.left] })
    }
    const answered = await answer()
    return isLeft(answered) ? answerProblem(answered.left, basePath) : answerRead(asked.request, answered.right)
  }
