import { chainW, map, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { validate } from '../definition/validate.js'
import type { ParseFailure } from '../document/parse-failure.js'
import { parseDefinition } from '../document/parse-definition.js'
import type { DefinitionErrors } from '../refusal.js'
import type { Closed } from './closed.js'
import type { EntityInput } from './input/entity-input.js'
import { typedDefinition, type TypedBy } from './typed-by.js'
import type { TypesOf } from './types-of.js'

/**
 * Reads and validates a definition that is written in the program, and types it: fields, states, operations,
 * arguments, events and rules by name, and the outcomes of the service rules. The literal is an ordinary definition
 * document; `as const` is implied.
 *
 * An unknown key or a wrong kind is a type error at its place. What types cannot say (an unknown state, a reference
 * to nothing) is answered as for any document.
 *
 * @returns the failure of `parseDefinition`, or every defect that `validate` finds
 * @example
 * const lamp = defineEntity({
 *   entity: 'lamp',
 *   schema: { fields: { room: { type: 'string', required: true } } },
 *   lifecycle: { initial: 'off', states: ['off', 'on'] },
 *   operations: {
 *     light: {
 *       arguments: { fields: { by: { type: 'string', required: true } } },
 *       transitions: [{ from: 'off', to: 'on' }],
 *       emits: [{ type: 'LampLit', payload: { by: '$args.by', room: '$fields.room' } }],
 *     },
 *   },
 * })
 * if (isRight(lamp)) lamp.right.create({ id: 'lamp-1', fields: { room: 'attic' } })
 */
export const defineEntity = <const Document extends EntityInput>(
  document: Document & Closed<Document>,
): Either<ParseFailure | DefinitionErrors, TypedBy<TypesOf<Document>>> =>
  pipe(
    parseDefinition(document),
    chainW((read) => validate(read)),
    map((definition) => typedDefinition<TypesOf<Document>>(definition)),
  )
