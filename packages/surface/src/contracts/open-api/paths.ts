import { compareText, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import { creationText, operationText } from '../../describe/operation-text.js'
import type { JsonSchema } from '../../json-schema/schema.js'
import { someText, text } from '../../json-schema/shapes.js'
import { safeText, schemaNamed } from '../about.js'
import { componentName, pathSegment, type OperationIds } from '../names.js'
import { partNames } from './part-names.js'
import { jsonOf, responsesOf } from './responses.js'
import { creationResponses, executionResponses } from './service/command-responses.js'

const bodyOf = (name: string): JsonObject => ({ required: true, content: jsonOf(schemaNamed(name)) })

const query = (name: string, description: string, schema: JsonSchema): JsonObject => ({
  name,
  in: 'query',
  description,
  schema,
})

const paging: readonly JsonObject[] = [
  query('limit', 'how many at most', { type: 'integer', minimum: 1, maximum: 1000, default: 100 }),
  query('after', 'the `next` of the page before', text),
]

const id: JsonObject = { name: 'id', in: 'path', required: true, schema: someText }

const paragraphs = (lines: string): string => lines.split('\n').map(safeText).join('\n\n')

const creationItem = (definition: DefinitionDocument): JsonObject => {
  const description = creationText(definition)
  return {
    summary: 'decide a creation, and store it',
    ...(description === '' ? {} : { description: paragraphs(description) }),
    requestBody: bodyOf(partNames(definition).creation),
    responses: creationResponses(definition),
  }
}

const operationItem = (
  definition: DefinitionDocument,
  name: string,
  operationId: string,
  tags: readonly string[],
): JsonObject => ({
  parameters: [id],
  post: {
    operationId,
    tags,
    summary: 'decide an operation, and store the decision',
    description: paragraphs(operationText(definition, name)),
    requestBody: bodyOf(partNames(definition).execution(name)),
    responses: executionResponses(definition, name),
  },
})

/** The paths of a definition (U-4). */
export const definitionPaths = (definition: DefinitionDocument, ids: OperationIds): JsonObject => {
  const { entity, version, operations } = definition
  const names = partNames(definition)
  const tags = [componentName(definition)]
  const set = `/entities/${pathSegment(entity)}/versions/${version}`
  const list = { summary: 'the ids, in order', parameters: paging, responses: responsesOf('list', 'a page', 'Ids') }
  const get = { summary: 'one instance', responses: responsesOf('get', 'the instance', names.instance) }
  const events = {
    summary: 'the events of one instance, oldest first',
    parameters: paging,
    responses: responsesOf('events', 'a page', names.eventPage),
  }
  return {
    [set]: {
      post: { operationId: ids.create, tags, ...creationItem(definition) },
      get: { operationId: ids.list, tags, ...list },
    },
    [`${set}/{id}`]: { parameters: [id], get: { operationId: ids.get, tags, ...get } },
    [`${set}/{id}/events`]: { parameters: [id], get: { operationId: ids.events, tags, ...events } },
    ...Object.fromEntries(
      Object.keys(operations)
        .sort(compareText)
        .map((name) => [
          `${set}/{id}/operations/${pathSegment(name)}`,
          operationItem(definition, name, ids.operations.get(name) ?? '', tags),
        ]),
    ),
  }
}
