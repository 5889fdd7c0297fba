import type { JsonObject } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AnyAction } from '../action/action.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { ProviderError } from '../error/provider-error.js'
import type { ValueFaults } from '../json/faults.js'
import type { ToolCall } from '../tool/tool.js'
import type { CallState } from './ask.js'
import { encodeOutput, encodePage, encodeRecord } from './encode.js'
import { execute, readInput } from './execute.js'
import { get, readFlatId } from './get.js'
import { makeCall } from './make-call.js'
import { placeOfAction, placeOfType } from './place.js'
import type { ProviderContext } from './provider-context.js'
import { search } from './search.js'
import { readFlatRequest } from './search-request.js'

type Work<A> = (call: CallState) => Promise<Either<ProviderError, A>>

const encoded =
  <A>(work: Work<A>, encode: (call: CallState, answer: A) => Either<ProviderError, JsonObject>): Work<JsonObject> =>
  async (call) => {
    const answer = await work(call)
    return isLeft(answer) ? answer : encode(call, answer.right)
  }

/** The calls behind tools: any value in, plain JSON out. */
export interface ToolCalls {
  readonly search: (type: AnyEntityType) => ToolCall
  readonly get: (type: AnyEntityType) => ToolCall
  readonly execute: (action: AnyAction) => ToolCall
}

/** The calls behind a provider's tools. */
export const toolCallsOf = (context: ProviderContext): ToolCalls => {
  const { provider, limits } = context
  /** Reads what was given at once, for the caller may change it before the task is run. */
  const toolCall =
    <Given>(
      place: Parameters<typeof makeCall>[1],
      read: (input: unknown) => Either<ValueFaults, Given>,
      work: (given: Either<ValueFaults, Given>) => Work<JsonObject>,
    ): ToolCall =>
    (input, options = {}) => {
      const given = read(input)
      const task: TaskEither<ProviderError, JsonObject> = () => makeCall(context, place, options, work(given))
      return task
    }
  return {
    search: (type) =>
      toolCall(
        placeOfType(provider, 'search', type),
        (input) => readFlatRequest(input, type.schemas.searchInput, limits.results),
        (given) => encoded(search(type, given), (call, page) => encodePage(call, type, page)),
      ),
    get: (type) =>
      toolCall(placeOfType(provider, 'get', type), readFlatId, (given) =>
        encoded(get(type, given), (call, record) => encodeRecord(call, type, record)),
      ),
    execute: (action) =>
      toolCall(
        placeOfAction(provider, action),
        (input) => readInput(action, input),
        (given) => encoded(execute(action, given), (call, output) => encodeOutput(call, action, output)),
      ),
  }
}
