import type { Each } from './each.js'
import type { EntityTypes } from './entity-types.js'
import type { ArgumentsOf, OperationName } from './request-of.js'
import type { ServiceNamesOf } from './service/service-names-of.js'
import type { UnderServiceRules } from './service/under-service-rules.js'

interface KernelNamesOf<Types extends EntityTypes> {
  readonly states: { readonly [State in Types['states']]: true }
  readonly fields: Each<Types['fields']>
  /** The arguments of each operation. */
  readonly operations: { readonly [Name in OperationName<Types>]: Each<ArgumentsOf<Types, Name>> }
}

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
 * // of a type under the service rules besides
 * const service = {
 *   semantics: 'service/1',
 *   identity: 'code',
 *   creation: { arguments: {}, response: {}, outcomes: {} },
 *   operations: { light: { response: {}, outcomes: { lit: true, no_bulb: 'NoBulb' } } },
 * }
 */
export type NamesOf<Types extends EntityTypes> = Types extends UnderServiceRules
  ? KernelNamesOf<Types> & ServiceNamesOf<Types>
  : KernelNamesOf<Types>
