import type { Template } from './compile-template.js'
import type { CompiledCopy } from './service/compiled-copy.js'

/** An event template made ready. */
export interface CompiledEvent {
  readonly type: string
  readonly payload: Template
  /** Members of the payload copied from optional arguments, in name order; none under `kernel/1` (SR-133). */
  readonly copies: readonly CompiledCopy[]
}
