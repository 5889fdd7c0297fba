import type { Json, JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { AnyProvider } from '../../provider/provider-instance.js'
import type { JsonSchema } from '../../schema/json-schema.js'
import { jsonSchemaDialect } from '../../wire/json-schema-dialect.js'
import { answerProblem, answerRead } from '../answer.js'
import { findProvider } from './find-tool.js'
import type { Handler } from './route.js'

const standing = (schema: JsonSchema): JsonObject => ({ $schema: jsonSchemaDialect, ...schema })

const aboutProvider = ({ id, name, description }: AnyProvider): JsonObject => ({ id, name, description })

/** What a provider has: each entity type once, each action once, with the schemas of what travels. */
const describedProvider = (provider: AnyProvider): Json => {
  const tools = provider.toTools()
  const inputOf = (id: string): JsonSchema =>
    tools.find(({ kind, of }) => kind === 'search' && of === id)?.inputSchema ?? {}
  return {
    ...aboutProvider(provider),
    entityTypes: provider.entities.list().map(({ id, name, description, schemas }) => ({
      id,
      name,
      description,
      data: standing(schemas.data),
      searchInput: standing(inputOf(id)),
    })),
    actions: provider.toActions().map(({ of, title, description, effects, inputSchema, outputSchema }) => ({
      id: of,
      name: title,
      description,
      effects: { ...effects },
      input: standing(inputSchema),
      output: standing(outputSchema),
    })),
  }
}

/** Lists the providers. */
export const listProviders: Handler =
  ({ registry }) =>
  ({ request }) =>
    answerRead(request, { providers: registry.list().map(aboutProvider) })

/** Describes one provider. */
export const describeProvider: Handler =
  ({ registry, basePath }) =>
  ({ request, part }) => {
    const provider = findProvider(registry, part('provider'))
    return isLeft(provider)
      ? answerProblem(provider.left, basePath)
      : answerRead(request, describedProvider(provider.right))
  }
