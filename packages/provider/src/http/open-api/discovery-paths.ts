import type { JsonObject } from '@assent/kernel'
import { openApiPath, providersPath } from '../../wire/paths.js'
import { problemsPath } from '../../wire/write-problem.js'
import { problemAnswer, unchangedAnswer } from './shared.js'

const read = (operationId: string, summary: string, parameters: readonly JsonObject[] = []): JsonObject => ({
  get: {
    operationId,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: {
      200: { description: summary, content: { 'application/json': { schema: { type: 'object' } } } },
      304: unchangedAnswer,
      default: problemAnswer,
    },
  },
})

const inPath = (name: string): JsonObject => ({ name, in: 'path', required: true, schema: { type: 'string' } })

/** The paths that tell what there is. The name of every tool has a `_` in it, so none is called as they are. */
export const discoveryPaths: JsonObject = {
  [providersPath]: read('providers', 'the providers'),
  [`${providersPath}/{provider}`]: read('provider', 'the entity types and actions of a provider', [inPath('provider')]),
  [openApiPath]: read('openapi', 'this document'),
  [`${problemsPath}/{kind}`]: read('problem', 'what a problem type means, and what to do about it', [inPath('kind')]),
}
