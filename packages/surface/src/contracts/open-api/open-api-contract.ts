import type { DefinitionDocument, JsonObject } from '@assent/kernel'
import type { SchemaOptions } from '../../json-schema/documents.js'
import { dialect } from '../../json-schema/schema.js'
import { about, inOrder, safeText } from '../about.js'
import { componentName, operationIds } from '../names.js'
import { definitionPaths } from './paths.js'
import { definitionSchemas, sharedSchemas } from './schemas.js'

const merged = (objects: readonly JsonObject[]): JsonObject => Object.assign({}, ...objects) as JsonObject

/**
 * The OpenAPI 3.1 document of a set of definitions (U-4 to U-8): for each of them creation, list, instance, events and
 * every operation, with every refusal by kind and status. A contract only: it says what a service over these
 * definitions takes and answers, and starts none. Who may call, and what is answered to what is no JSON, is up to that
 * service. Print it with `stringify`, which keeps the digits of its bounds; the same definitions give the same bytes.
 *
 * @param definitions that are valid, each pair of entity and version once
 * @example stringify(openApiContract([refund.document]), 2)
 */
export const openApiContract = (
  definitions: readonly DefinitionDocument[],
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonObject => {
  const sorted = inOrder(definitions)
  const ids = operationIds(sorted)
  return {
    openapi: '3.1.0',
    ...about('What a service over these definitions takes and answers.'),
    jsonSchemaDialect: dialect,
    tags: sorted.map((definition) => ({
      name: componentName(definition),
      description: safeText(`${definition.entity} v${definition.version}`),
    })),
    paths: merged(
      sorted.flatMap((definition, place) => {
        const own = ids[place]
        return own === undefined ? [] : [definitionPaths(definition, own)]
      }),
    ),
    components: {
      schemas: merged([
        sharedSchemas(largeNumbers),
        ...sorted.map((definition) => definitionSchemas(definition, largeNumbers)),
      ]),
    },
  }
}
