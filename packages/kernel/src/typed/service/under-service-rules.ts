import type { Semantics } from '../../document/document.js'

/** What a document, or its types, say that opts into the service rules. */
export interface UnderServiceRules {
  readonly semantics: Exclude<Semantics, 'kernel/1'>
}
