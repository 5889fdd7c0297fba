import type { Sizes } from './constraints.js'

/** What the generators of the parts of a definition are told. */
export interface Settings extends Sizes {
  /** The entity types that a `ref` may point at. */
  readonly targets: readonly string[]
  /** Has each schema a `ref`, whatever else it has? */
  readonly linked: boolean
}
