import type { Json } from '../../value/json.js'

/** What happens to fields, by their names. All of it reads the fields before the operation. */
export interface SetInput {
  /**
   * `{ increment: n }` adds to a required number, `{ cleared: true }` removes a field that is not required, anything
   * else is a template whose value replaces the field.
   */
  readonly [field: string]: Json
}
