import type { EntityInput } from './input/entity-input.js'
import type { RuleNames } from './rule-names.js'
import type { Written } from './written.js'

/** The static types that a document says in so many words, whatever rules decide. */
export interface NamedTypesOf<Document extends EntityInput> {
  readonly entity: Document['entity']
  readonly version: Written<Document, 'version', 1>
  readonly states: Document['lifecycle']['states'][number]
  readonly initial: Document['lifecycle']['initial']
  readonly invariants: RuleNames<Written<Document, 'invariants', readonly []>>
}
