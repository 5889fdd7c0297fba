import type { CoreError, JsonObject } from '@assent/kernel'

/** The types of a definition that was loaded as data: any name, any JSON. */
export interface UntypedEntity {
  readonly states: string
  readonly fields: JsonObject
  readonly operations: { readonly [name: string]: { readonly arguments: JsonObject } }
}

/** What a call may be refused with: of a definition that was loaded as data, anything. */
export type RefusalUnder<Types, Refusal> = UntypedEntity extends Types ? CoreError : Refusal
