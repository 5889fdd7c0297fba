import type { ValueError } from '@assent/kernel'

/** The faults that an input can have, one word each. `not_json` is a value of the host that no JSON text can hold. */
export type InputFault =
  | 'not_an_object'
  | 'undeclared'
  | 'missing'
  | 'wrong_kind'
  | 'null'
  | 'too_short'
  | 'too_long'
  | 'below_minimum'
  | 'above_maximum'
  | 'not_in_values'
  | 'blank_reference'
  | 'not_json'

/** Creation fields or arguments with one fault, and what the kernel's `validation` refusal says of it. */
export interface InvalidInput {
  readonly fault: InputFault
  /** JSON, unless the fault is `not_json`. */
  readonly value: unknown
  /** The refusal's list, whole: the fault's path under `fields` or `arguments`, and its sentence. */
  readonly errors: readonly ValueError[]
}

/** A value with one fault in it. The path begins at the value, such as `.bays[2]`; of the value itself it is empty. */
export interface Planted {
  readonly fault: InputFault
  readonly value: unknown
  readonly path: string
  readonly message: string
}

/** A fault of the value itself. */
export const planted = (fault: InputFault, value: unknown, message: string, path = ''): Planted => ({
  fault,
  value,
  path,
  message,
})
