import type { EntityTypes } from './entity-types.js'
import type { ArgumentsOf, OperationName } from './request-of.js'

type Each<Named> = { readonly [Name in keyof Named]-?: true }

/**
 * The names that declared types use, as a value, since types are gone at run time. TypeScript asks for every one of
 * them and for no other.
 *
 * @example
 * const names: NamesOf<Lamp> = {
 *   states: { off: true, on: true },
 *   fields: { room: true, hours: true },
 *   operations: { light: { by: true } },
 * }
 */
export interface NamesOf<Types extends EntityTypes> {
  readonly states: { readonly [State in Types['states']]: true }
  readonly fields: Each<Types['fields']>
  /** The arguments of each operation. */
  readonly operations: { readonly [Name in OperationName<Types>]: Each<ArgumentsOf<Types, Name>> }
}
