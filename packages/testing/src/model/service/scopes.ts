import type { DefinitionDocument, EntityInstance, JsonObject, ObjectSchemaDocument } from '@assent/kernel'
import { placeOf, undeclared, type Place } from './place.js'
import type { Scope } from './scope.js'

const emptySchema: ObjectSchemaDocument = { fields: {}, additional_fields: false }

type Places = Scope['places']

const scopeWith = ({ entity, version, scales = {} }: DefinitionDocument, places: Places): Scope => ({
  places: { entity: undeclared(entity), version: undeclared(version), ...places },
  withheld: [],
  scales,
  asksAll: false,
})

/** The id of an instance; while none is known it is withheld (SR-95). */
const withId = (scope: Scope, id: string | undefined): Scope =>
  id === undefined ? { ...scope, withheld: ['id'] } : { ...scope, places: { ...scope.places, id: undeclared(id) } }

const argumentsOfCreation = ({ create }: DefinitionDocument, args: JsonObject): Place =>
  placeOf(args, create.arguments ?? emptySchema)

/** What the `when` of a creation branch reads (SR-55). */
export const creationSelector = (document: DefinitionDocument, id: string | undefined, args: JsonObject): Scope =>
  withId(scopeWith(document, { args: argumentsOfCreation(document, args) }), id)

/** What the `set` of a creation branch reads (SR-55). */
export const creationAssignment = (document: DefinitionDocument, id: string | undefined, args: JsonObject): Scope => {
  const state = undeclared(document.lifecycle.initial)
  return withId(scopeWith(document, { args: argumentsOfCreation(document, args), state, to_state: state }), id)
}

/** What events, the response and the invariants of a creation read; arguments where there are branches (SR-55). */
export const creationOutput = (document: DefinitionDocument, created: EntityInstance, args?: JsonObject): Scope => {
  const state = undeclared(created.lifecycle_state)
  const places = { state, to_state: state, fields: placeOf(created.fields, document.schema) }
  const shown = args === undefined ? {} : { args: argumentsOfCreation(document, args) }
  return withId(scopeWith(document, { ...places, ...shown }), created.id)
}

const argumentsOf = ({ operations }: DefinitionDocument, operation: string, args: JsonObject): Place =>
  placeOf(args, operations[operation]?.arguments ?? emptySchema)

/** What the `when` of an operation's branch reads (SR-55). */
export const operationSelector = (
  document: DefinitionDocument,
  { id, lifecycle_state, fields }: EntityInstance,
  operation: string,
  args: JsonObject,
): Scope => {
  const places = { args: argumentsOf(document, operation, args), fields: placeOf(fields, document.schema) }
  return withId(scopeWith(document, { ...places, from_state: undeclared(lifecycle_state) }), id)
}

/** What it reads before the instance is there (SR-157). */
export const preparedSelector = (
  document: DefinitionDocument,
  id: string,
  operation: string,
  args: JsonObject,
): Scope => ({
  ...withId(scopeWith(document, { args: argumentsOf(document, operation, args) }), id),
  withheld: ['fields', 'old_fields', 'from_state'],
  asksAll: true,
})

/** What rules, `set`, events and the response of an operation read, with the fields of the moment (SR-127). */
export const operationScope = (
  document: DefinitionDocument,
  held: EntityInstance,
  operation: string,
  args: JsonObject,
  toState: string,
  fields: JsonObject,
): Scope => {
  const selector = operationSelector(document, { ...held, fields }, operation, args)
  const state = undeclared(toState)
  const places = { state, to_state: state, old_fields: placeOf(held.fields, document.schema) }
  return { ...selector, places: { ...selector.places, ...places } }
}
