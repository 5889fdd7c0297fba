import type { JsonObject } from '@assent/kernel'

/** The types of a definition that was loaded as data: any name, any JSON. */
export interface UntypedEntity {
  readonly states: string
  readonly fields: JsonObject
  readonly operations: { readonly [name: string]: { readonly arguments: JsonObject } }
}
