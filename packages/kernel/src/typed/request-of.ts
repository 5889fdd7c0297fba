import type { EntityInstance } from '../record/record.js'
import type { EntityTypes } from './entity-types.js'
import type { InstanceOf } from './instance-of.js'
import type { Written } from './written.js'

/** What is said of a creation; where a program declared nothing, its fields are those of an instance. */
export type CreationOf<Types extends EntityTypes> = Written<Types, 'creation', { readonly fields: Types['fields'] }>

/** The name of an operation. */
export type OperationName<Types extends EntityTypes> = keyof Types['operations'] & string

/** The fields that a caller gives to a creation: those with a default may be left out. */
export type CreationFieldsOf<Types extends EntityTypes> = Written<CreationOf<Types>, 'fields', Types['fields']>

/** The arguments that a caller gives to an operation: those with a default may be left out. */
export type ArgumentsOf<
  Types extends EntityTypes,
  Name extends OperationName<Types>,
> = Types['operations'][Name]['arguments']

/** As `CreateRequest`, with fields by name. */
export interface CreateRequestOf<Types extends EntityTypes> {
  /** Any text that is not blank. */
  readonly id: string
  readonly fields: CreationFieldsOf<Types>
}

/** As `ExecuteRequest`, with operations and arguments by name. */
export interface ExecuteRequestOf<Types extends EntityTypes, Name extends OperationName<Types>> {
  // Only `operation` says which one is meant: without `NoInfer`, TypeScript looks for it through the whole
  // definition.
  /** From a decision or from a store; neither kept nor changed. */
  readonly instance: NoInfer<EntityInstance | InstanceOf<Types>>
  readonly operation: Name
  /** `{}` where there are none. */
  readonly arguments: NoInfer<ArgumentsOf<Types, Name>>
}
