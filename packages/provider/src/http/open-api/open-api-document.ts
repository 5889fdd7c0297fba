import type { JsonObject } from '@assent/kernel'
import { jsonSchemaDialect } from '../../wire/json-schema-dialect.js'
import type { ServedRegistry } from '../service.js'
import { discoveryPaths } from './discovery-paths.js'
import { componentsOf, pathItemOf } from './operation.js'
import { sharedComponents } from './shared.js'

/** The OpenAPI 3.1 document of what is registered: two operations of each entity type, one of each action. */
export const openApiDocument = (
  registry: ServedRegistry,
  about: { readonly title: string; readonly version: string },
  basePath: string,
): JsonObject => {
  const providers = registry.list()
  const tools = providers.flatMap((provider) => provider.toTools())
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    jsonSchemaDialect,
    servers: [{ url: basePath === '' ? '/' : basePath }],
    tags: providers.map(({ id, description }) => ({ name: id, description })),
    paths: { ...discoveryPaths, ...Object.fromEntries(tools.map(pathItemOf)) },
    components: {
      ...sharedComponents,
      schemas: { ...sharedComponents.schemas, ...(Object.assign({}, ...tools.map(componentsOf)) as JsonObject) },
    },
  }
}
