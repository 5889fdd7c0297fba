import type { Semantics } from '../../document/document.js'
import type { Level } from '../../document/service/level.js'
import type { ScalesDocument } from '../../document/service/service-document.js'
import type { CompiledBranches, CompiledIdentity } from './compiled-outcome.js'

/** What the service rules add to a definition made ready. */
export interface CompiledService {
  readonly level: Exclude<Level, 0>
  readonly semantics: Exclude<Semantics, 'kernel/1'>
  readonly identity: CompiledIdentity | undefined
  readonly scales: ScalesDocument
  /** Nothing where creation has no branches of its own (SR-106). */
  readonly creation: CompiledBranches | undefined
}
