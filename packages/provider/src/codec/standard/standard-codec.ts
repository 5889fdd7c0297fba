import { isJsonObject, type Json, type ValueError } from '@assent/kernel'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { faultsOf, pathInside } from '../../json/faults.js'
import { withHostNumbers } from '../../json/host-numbers.js'
import { readPlain } from '../../json/read-plain.js'
import { clipped } from '../../json/clipped.js'
import { asRoot, closedUnlessOpen, membersOf, type JsonSchema, type ObjectMembers } from '../../schema/json-schema.js'
import type { Codec, CodecFault, NoJsonSchema } from '../codec.js'
import type { StandardSchema } from '../schema.js'

const pathOf = (path: StandardSchemaV1.Issue['path']): string =>
  (path ?? []).reduce<string>((outer, segment) => {
    const key = typeof segment === 'object' ? segment.key : segment
    return pathInside(outer, typeof key === 'number' ? `[${key}]` : String(key))
  }, '')

const errorOf = ({ message, path }: StandardSchemaV1.Issue): ValueError => ({
  path: pathOf(path),
  message,
})

const refused = (found: readonly ValueError[]): Either<CodecFault, never> =>
  left({ kind: 'refused', faults: faultsOf(found) })

/** Some libraries let through what a schema does not name, and a record may hold what nobody meant to show. */
const declaredOf = (value: unknown, members: ObjectMembers | undefined): unknown => {
  if (members === undefined || members.admitsOthers) return value
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(members.properties, name)))
}

const decode = async (
  schema: StandardSchema,
  members: ObjectMembers | undefined,
  value: Json,
): Promise<Either<CodecFault, unknown>> => {
  const given = withHostNumbers(value)
  if (isLeft(given)) return refused(given.left)
  try {
    const result = await schema['~standard'].validate(given.right)
    return result.issues === undefined ? right(declaredOf(result.value, members)) : refused(result.issues.map(errorOf))
  } catch (fault) {
    return left({ kind: 'failed', fault })
  }
}

type Direction = 'input' | 'output'

const jsonSchemaOf = (schema: StandardSchema, direction: Direction): Either<NoJsonSchema, JsonSchema> => {
  try {
    const json = readPlain(schema['~standard'].jsonSchema[direction]({ target: 'draft-2020-12' }))
    if (isLeft(json) || !isJsonObject(json.right)) return left({ kind: 'no_json_schema', detail: 'it is no JSON' })
    return right(asRoot(json.right))
  } catch (fault) {
    const detail = fault instanceof Error ? clipped(fault.message) : 'the library has none'
    return left({ kind: 'no_json_schema', detail })
  }
}

/**
 * A Standard Schema as a codec. What it decodes travels as it is: the standard knows no way back. Members of the root
 * that it does not name are dropped, or refused.
 */
export const standardCodec = (schema: StandardSchema): Either<NoJsonSchema, Codec> => {
  const input = jsonSchemaOf(schema, 'input')
  if (isLeft(input)) return input
  const output = jsonSchemaOf(schema, 'output')
  if (isLeft(output)) return output
  const members = membersOf(output.right)
  return right({
    decode: (value) => decode(schema, members, value),
    encode: (value) => value,
    // To decode what was decoded would transform it twice.
    restore: async (value) => {
      const given = withHostNumbers(value)
      return isLeft(given) ? refused(given.left) : given
    },
    input: input.right,
    output: closedUnlessOpen(output.right),
  })
}
