import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { JsonObject } from '@assent/kernel'
import type * as t from 'io-ts'
import { clipped } from '../../json/clipped.js'
import { asRoot, type JsonSchema } from '../../schema/json-schema.js'
import { withDefinitions } from '../../schema/relocate.js'
import type { NoJsonSchema } from '../codec.js'
import { annotationOf, type Project, type SchemaPlace } from './annotation.js'
import { taggedSchemas, type Tagged } from './tagged.js'

/** A schema while it is made: the recursive codecs that were met, and the codecs that have no schema. */
interface Making {
  readonly place: SchemaPlace
  /** By the function that a recursive codec and its described copies share. */
  readonly names: Map<unknown, string>
  readonly definitions: { [name: string]: JsonSchema }
  readonly without: string[]
}

/** As far as a schema is made from it; copies that are described differently share the function. */
interface Recursive {
  readonly runDefinition: () => t.Mixed
}

const definitionOf = (making: Making, { runDefinition }: Recursive): JsonSchema => {
  const known = making.names.get(runDefinition)
  if (known !== undefined) return { $ref: `#/$defs/${known}` }
  const name = `recursive-${making.names.size + 1}`
  making.names.set(runDefinition, name)
  making.definitions[name] = project(making)(runDefinition())
  return { $ref: `#/$defs/${name}` }
}

const shapeOf = (making: Making, codec: t.Mixed): JsonSchema => {
  const { schema } = annotationOf(codec)
  if (schema !== undefined) return schema(making.place, project(making))
  const tag = (codec as Partial<Tagged>)._tag ?? ''
  if (tag === 'RecursiveType') return definitionOf(making, codec as unknown as Recursive)
  const known = Object.hasOwn(taggedSchemas, tag) ? taggedSchemas[tag] : undefined
  if (known !== undefined) return known(codec as unknown as Tagged, project(making), making.place)
  making.without.push(codec.name)
  return {}
}

const project =
  (making: Making): Project =>
  (codec) => {
    const { description } = annotationOf(codec)
    const shape = shapeOf(making, codec)
    return description === undefined ? shape : { ...shape, description }
  }

/** The JSON Schema of a codec, or the name of a part that has none: `t.withSchema` gives it one. */
export const jsonSchemaOf = (codec: t.Mixed, place: SchemaPlace): Either<NoJsonSchema, JsonSchema> => {
  const making: Making = { place, names: new Map(), definitions: {}, without: [] }
  const schema: JsonObject = project(making)(codec)
  const [without] = making.without
  return without === undefined
    ? right(asRoot({ ...schema, ...withDefinitions(making.definitions) }))
    : left({ kind: 'no_json_schema', detail: `\`${clipped(without)}\` has no JSON Schema` })
}
