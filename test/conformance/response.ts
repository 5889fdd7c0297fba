import type { Json, JsonObject } from '@assent/kernel'

/** What a call answers: documents as documents, plain texts as texts. */
export type Response = JsonObject

/** What one call does with its input. */
export type Call = (input: JsonObject) => Promise<Response> | Response

/** The calls of a domain, with a state of their own: each case begins with a fresh set. */
export interface Calls {
  readonly calls: ReadonlyMap<string, Call>
  /** Lets go of what the calls hold open. */
  readonly close: () => Promise<void>
}

/** An API value that is its own JSON, such as an instance or a record: interfaces have no index signature, JSON has one. */
export const documentOf = (value: object): Json => value as Json
