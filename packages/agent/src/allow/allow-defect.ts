/**
 * A fault of the list of what is allowed, which the host has written: it is found before any call is taken.
 *
 * - `unknown_definition`: no such version is registered
 * - `no_versions`: a type without one
 * - `duplicate_type`: a type that stands in the list twice
 * - `unknown_tool`: a tool that no type has
 * - `unknown_operation`: no version that is named has it
 * - `unknown_trusted_argument`: no version that is named takes it
 * - `name_collision`: two tools of one name, such as of an operation that is called `get`
 */
export interface AllowDefect {
  readonly kind:
    | 'unknown_definition'
    | 'no_versions'
    | 'duplicate_type'
    | 'unknown_tool'
    | 'unknown_operation'
    | 'unknown_trusted_argument'
    | 'name_collision'
  /** Such as `refund.operations.approve.trusted`. */
  readonly path: string
  /** What was written there. */
  readonly found: string
}
