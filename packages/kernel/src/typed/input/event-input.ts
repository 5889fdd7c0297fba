import type { CopiesDocument } from '../../document/service/service-document.js'
import type { Json } from '../../value/json.js'

/** Copied arguments by what they are written to; each names one optional argument, without `$args.` (SR-131). */
export type CopiesInput = CopiesDocument

/** An event that a decision makes. */
export interface EventInput {
  /** The name of what happened. */
  readonly type: string
  /**
   * A template. A text that starts with `$` is a reference: `$id`, `$entity`, `$version`, `$state`, `$to_state`,
   * `$from_state`, `$args.…`, `$fields.…` (after), `$old_fields.…` (before); `$$x` is the text `$x`. Left out: `{}`.
   */
  readonly payload?: Json
  /** Members of the payload that are copied from optional arguments. `service/2`. */
  readonly payload_if_present?: CopiesInput
}
