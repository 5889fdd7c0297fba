import { map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { defaultLimits, wrappingDepth, type Limits } from '../limits.js'
import { deepFreeze } from '../value/freeze.js'
import type { JsonObject } from '../value/json.js'
import { codecOf } from './codec/codec.js'
import { decode } from './codec/decode.js'
import { definition } from './definition-codec.js'
import type { DefinitionDocument } from './document.js'
import type { ParseFailure } from './parse-failure.js'

const parsed = new WeakSet<object>()

/** Did `parseDefinition` make this document? Then it is in normal form, and frozen. */
export const isParsed = (document: unknown): document is DefinitionDocument =>
  typeof document === 'object' && document !== null && parsed.has(document)

const sealed = (document: DefinitionDocument): DefinitionDocument => {
  deepFreeze(document as unknown as JsonObject)
  parsed.add(document)
  return document
}

/** A definition inside another document, such as a record, read by the same rules (K-188). */
export const parsedDefinition = codecOf<DefinitionDocument>(definition.name, (value, context) =>
  pipe(definition.validate(value, context), map(sealed)),
)

/**
 * Reads a definition document: JSON in memory, from `parseJson` or written as an object literal.
 *
 * The answer is a frozen copy in normal form, every default filled (K-24, K-196 to K-200); the input is neither kept
 * nor changed. Every object of the format is closed: the first unknown key, missing key or wrong kind is the failure,
 * with its place as the document spells it, `schema.fields.label.requried` (K-7 to K-10, K-14). Whether the definition
 * *holds* is for `validate` to say: a version of 0 or an unknown state parses.
 *
 * @param limits only `depth` matters here
 * @example
 * parseDefinition({
 *   entity: 'lamp',
 *   schema: {},
 *   lifecycle: { initial: 'off', states: ['off', 'on'] },
 *   operations: { light: { transitions: [{ from: 'off', to: 'on' }] } },
 * })
 */
export const parseDefinition = (
  json: unknown,
  limits: Limits = defaultLimits,
): Either<ParseFailure, DefinitionDocument> =>
  decode(parsedDefinition, json, { ...limits, depth: limits.depth - wrappingDepth })
