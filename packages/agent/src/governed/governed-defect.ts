import type { DefinitionDefect } from '@assent/provider'
import type { AllowDefect } from '../allow/allow-defect.js'

/**
 * A fault of what `governed` was given, found before any call is taken.
 *
 * - those of `allow` and those of entity types and actions, by their own kinds
 * - `no_queries`: the store of the runtime answers none
 * - `unknown_field`: no version has this field
 * - `unfit_field`: a field of a kind that cannot be searched so
 */
export interface GovernedDefect {
  readonly kind: AllowDefect['kind'] | DefinitionDefect['kind'] | 'no_queries' | 'unknown_field' | 'unfit_field'
  /** Such as `searchable.order_by`. */
  readonly path: string
  /** Lower case, no full stop; it completes the sentence that the path begins. */
  readonly message: string
}

/** A fault as one sentence. */
export const governedMessage = ({ path, message }: GovernedDefect): string => `\`${path}\` ${message}`
