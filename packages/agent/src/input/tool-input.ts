import type { Json, JsonNumber, JsonObject } from '@assent/kernel'

/** What a model gave a tool, once it is what the tool takes: a copy, without anything trusted. */
export interface ToolInput {
  readonly id?: string
  readonly version?: number
  /** Of `arguments` or `fields`. */
  readonly arguments: JsonObject
  readonly expected_revision?: JsonNumber
  readonly proposal_id?: string
  readonly operation?: string
  readonly limit?: number
  readonly after?: string
  readonly reason?: string
  readonly evidence?: Json
}
