import type { Each } from '../each.js'
import type { EntityTypes } from '../entity-types.js'
import type { CreationFieldsOf, CreationOf, OperationName } from '../request-of.js'
import type { Written } from '../written.js'

/** An outcome that refuses by the name of its error, any other as true. */
type OutcomeNames<Outcomes> = {
  readonly [Name in keyof Outcomes]-?: Outcomes[Name] extends { readonly refuses: infer Error } ? Error : true
}

interface CommandNames<Command> {
  /** The members of the response. */
  readonly response: Each<Written<Command, 'response', object>>
  readonly outcomes: OutcomeNames<Written<Command, 'outcomes', object>>
}

/** Of a creation without outcomes, the fields are those of the instance. */
type CreationArguments<Types extends EntityTypes> =
  CreationOf<Types> extends { readonly outcomes: object } ? Each<CreationFieldsOf<Types>> : object

interface CreationNames<Types extends EntityTypes> extends CommandNames<CreationOf<Types>> {
  readonly arguments: CreationArguments<Types>
}

type IdentityName<Identity> = [Identity] extends [never] ? null : string extends Identity ? string | null : Identity

/** What `NamesOf` says of types under the service rules besides. */
export interface ServiceNamesOf<Types extends EntityTypes> {
  readonly service: {
    readonly semantics: Types['semantics']
    /** The field of the identity, or null. */
    readonly identity: IdentityName<Written<Types, 'identity', string>>
    readonly creation: CreationNames<Types>
    readonly operations: { readonly [Name in OperationName<Types>]: CommandNames<Types['operations'][Name]> }
  }
}
