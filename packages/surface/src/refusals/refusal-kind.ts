import type { JsonSchema } from '../json-schema/schema.js'

/** A call that a refusal answers. */
export type Call = 'create' | 'execute' | 'get' | 'list' | 'events'

/** How refusals of one kind are answered. */
export interface RefusalKind {
  /** Who says no (D-1). */
  readonly by: 'kernel' | 'store' | 'input'
  /** The status over HTTP. */
  readonly status: number
  /** The calls that can meet it. */
  readonly calls: readonly Call[]
  /** Its own fields. */
  readonly fields: { readonly [name: string]: JsonSchema }
}

/** The fields that are not in every refusal of their kind. */
export const optionalFields: readonly string[] = ['more']

/** A kind with a schema for each field of its type, and no other; the type says who says no. */
export type RefusalRow<Refusal> = Omit<RefusalKind, 'by' | 'fields'> & {
  readonly fields: { readonly [field in Exclude<keyof Refusal, 'kind'>]-?: JsonSchema }
}

/** A row for each kind of a union: a kind without one does not compile. */
export type RefusalRows<Refusal extends { readonly kind: string }> = {
  readonly [Kind in Refusal['kind']]: RefusalRow<Extract<Refusal, { readonly kind: Kind }>>
}
