import {
  normalizeArguments,
  parseDefinition,
  validate,
  type DefinitionDocument,
  type FieldDocument,
  type FieldKind,
  type FieldsDocument,
  type JsonObject,
  type ValidatedDefinition,
  type ValueError,
} from '@assent/kernel'
import type { t } from '@assent/provider'
import { argumentsSchema } from '@assent/surface'
import { flatMap, isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import { readMembers } from '../numbers/read-text.js'
import { roundedNumbers } from '../numbers/rounded.js'
import { pathCodec } from './path-codec.js'
import { safeSchema } from './safe-schema.js'
import { declarationsOf } from './searched-fields.js'

/** What is asked for is read by `kernel/1`, which has no other kinds of text and numbers. */
const askedKinds: { readonly [kind in FieldKind]?: FieldKind } = { ref: 'string', binary64: 'number' }

/** A field as it is asked for: of its kind, and free of what only a stored value has to fulfil. */
const asked = (declared: readonly FieldDocument[]): JsonObject => {
  const kinds = new Set(declared.map(({ type }) => type))
  const values = [...new Set(declared.flatMap((field) => field.values))]
  if (kinds.size > 1) return { type: 'json' }
  if (kinds.has('enum')) return { type: 'enum', values }
  const [kind = 'json'] = kinds
  return { type: askedKinds[kind] ?? kind }
}

const operation = 'search'
const root = 'arguments'

/** A definition whose one operation takes the fields: what values are of a kind is the kernel's to say. */
const takerOf = (fields: JsonObject): ValidatedDefinition => {
  const taker = flatMap(validate)(
    parseDefinition({
      entity: operation,
      schema: {},
      lifecycle: { initial: 'asked', states: ['asked'] },
      operations: { [operation]: { arguments: { fields }, transitions: [{ from: 'asked', to: 'asked' }] } },
    }),
  )
  if (isLeft(taker)) throw new Error('the fields of a valid definition are no arguments')
  return taker.right
}

const withoutRoot = ({ path, message }: ValueError): ValueError => ({
  path: path.startsWith(`${root}.`) ? path.slice(root.length + 1) : path,
  message,
})

const read = (
  taker: ValidatedDefinition,
  fields: FieldsDocument,
  given: JsonObject,
): Either<readonly ValueError[], JsonObject> => {
  const rounded = roundedNumbers(given)
  if (rounded.length > 0) return left(rounded)
  const taken = normalizeArguments(taker, operation, readMembers(given, [fields]))
  if (!isLeft(taken)) return taken
  return left(
    taken.left.kind === 'validation' ? taken.left.errors.map(withoutRoot) : [{ path: '', message: 'is not taken' }],
  )
}

/** The codec of what the named fields are asked to be: by the kernel's own check, numbers as exact as given. */
export const matchingCodec = (
  documents: readonly DefinitionDocument[],
  names: readonly string[],
): t.Type<JsonObject> => {
  const taker = takerOf(Object.fromEntries(names.map((name) => [name, asked(declarationsOf(documents, name))])))
  const taken = taker.document.operations[operation]?.arguments ?? { fields: {}, additional_fields: false }
  const schema = safeSchema(argumentsSchema({ arguments: taken }, { largeNumbers: 'text' }))
  return pathCodec(schema, (given) => read(taker, taken.fields, given))
}
