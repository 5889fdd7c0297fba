// From an Assent definition to an entity type and actions
export { governed } from './governed.js'
export type { Governed, GovernedAction, GovernedEntityType, GovernedId } from './governed-type.js'
export {
  longestSortText,
  type GovernedCall,
  type GovernedDefinition,
  type GovernedOptions,
  type Searchable,
} from './governed-options.js'
export { governedMessage, type GovernedDefect } from './governed-defect.js'

// What crosses
export type { GovernedInstance, SafeObject } from './governed-instance.js'
export type { GovernedSearch } from './search-input.js'
export type { ProposedCreation, ProposedOperation } from './proposal-input.js'
export type { GovernedAnswer, GovernedRefusal, GovernedTaken } from './governed-answer.js'
