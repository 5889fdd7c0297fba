import { memberOf, type JsonObject } from '@assent/kernel'
import type { SchemaOptions } from '../json-schema/documents.js'
import type { LargeNumbers } from '../json-schema/large-numbers.js'
import type { JsonSchema } from '../json-schema/schema.js'
import { anyOf, closed, someText, text } from '../json-schema/shapes.js'
import { kernelRefusals } from './kernel-refusals.js'
import { optionalFields, type Call, type RefusalKind } from './refusal-kind.js'
import { serviceRefusals } from './service-refusals.js'
import { storeRefusals } from './store-refusals.js'

/** Every kind of refusal that a stored runtime answers, kernel first. */
const refusalKinds = (largeNumbers: LargeNumbers): ReadonlyMap<string, RefusalKind> =>
  new Map([
    ...Object.entries({ ...kernelRefusals(largeNumbers), ...serviceRefusals }).map(
      ([kind, row]) => [kind, { ...row, by: 'kernel' }] as const,
    ),
    ...Object.entries(storeRefusals(largeNumbers)),
  ])

/**
 * The kinds that a call can meet, by the status that answers them, ascending. Of those of the service rules, the ones
 * that are named.
 */
export const kindsByStatus = (
  call: Call,
  ofService: ReadonlySet<keyof typeof serviceRefusals> = new Set(),
): ReadonlyMap<number, readonly string[]> => {
  const others = new Set(Object.keys(serviceRefusals).filter((kind) => !(ofService as ReadonlySet<string>).has(kind)))
  const met = [...refusalKinds('exact')].filter(([kind, { calls }]) => calls.includes(call) && !others.has(kind))
  const statuses = [...new Set(met.map(([, { status }]) => status))].sort((one, other) => one - other)
  return new Map(
    statuses.map((status) => [status, met.filter(([, row]) => row.status === status).map(([kind]) => kind)]),
  )
}

/**
 * The status over HTTP of each kind of refusal: 404 for what is not there, 409 for what the stored subject does not
 * allow now, 422 for what is wrong with the request and for every rule, 500, 503 and 504 for a store.
 */
export const refusalStatuses: { readonly [kind: string]: number } = Object.fromEntries(
  [...refusalKinds('exact')].map(([kind, { status }]) => [kind, status]),
)

/** A refusal as surfaces answer it: its own fields and what they add (D-1). */
const schemaOf = (kind: string, { by, fields }: RefusalKind): JsonSchema => {
  const added: JsonObject = { message: someText, by: { const: by }, refused: { const: true } }
  const detail: JsonObject = by === 'kernel' ? {} : { detail: text }
  return closed({ kind: { const: kind }, ...fields, ...detail, ...added }, optionalFields)
}

/** The schema of each kind of refusal, as a surface answers it (D-1). */
export const refusalSchemas = ({ largeNumbers = 'exact' }: SchemaOptions = {}): {
  readonly [kind: string]: JsonSchema
} => Object.fromEntries([...refusalKinds(largeNumbers)].map(([kind, row]) => [kind, schemaOf(kind, row)]))

/**
 * The schema of a refusal, as a surface answers it (D-1): of one kind or, where none is named, of any. Undefined where
 * there is no such kind.
 *
 * @example refusalSchema('record_conflict') // an object with `record_id`, `detail`, `message`, `by`, `refused`
 */
export const refusalSchema = (kind?: string, options: SchemaOptions = {}): JsonSchema | undefined => {
  const schemas = refusalSchemas(options)
  return kind === undefined ? anyOf(Object.values(schemas)) : memberOf<JsonSchema>(schemas, kind)
}
