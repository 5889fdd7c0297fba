import type { Semantics } from '@assent/kernel'
import type { Sizes } from './constraints.js'
import type { Declared } from './service/declared.js'

/** What the generators of the parts of a definition are told. */
export interface Settings extends Sizes {
  readonly semantics: Semantics
  /** The entity types that a `ref` may point at. */
  readonly targets: readonly string[]
  /** Has each schema a `ref`, whatever else it has? */
  readonly linked: boolean
  /** Under the service rules, what the definition declares of its identity and its relations. */
  readonly declared?: Declared
}
