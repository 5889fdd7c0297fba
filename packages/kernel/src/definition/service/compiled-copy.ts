import type { WriteMember } from '../../value/json.js'
import type { CompiledField } from '../compiled-field.js'

/** An optional argument that is copied to a target where it is present, made ready (SR-131 to SR-134). */
export interface CompiledCopy {
  /** The field or the member that it is written to. */
  readonly target: string
  /** The slot of the target, and what judges it, where it is a declared schema field. */
  readonly slot: number
  readonly field: CompiledField | undefined
  readonly write: WriteMember
  /** Below `$args`; never empty. */
  readonly path: readonly string[]
}
