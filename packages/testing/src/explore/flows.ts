import { isJsonArray, isJsonObject, memberOf, type DefinitionDocument, type Json } from '@assent/kernel'
import { fieldPlace, isReference, placeOf, type Place } from './reference.js'
import { branchedCommands } from './service/outcomes.js'

/** An operation writes what it reads at `from` into the field at `to`, or adds it to that. */
export interface Flow {
  readonly from: Place
  readonly to: Place
  /** Where it is added: the reference of the field that it is added to. */
  readonly addedTo?: string
}

const flowsOf = (template: Json, path: readonly string[], operation: string): readonly Flow[] => {
  if (typeof template === 'string') {
    const from = isReference(template) ? placeOf(template, operation) : undefined
    return from === undefined ? [] : [{ from, to: fieldPlace(path) }]
  }
  if (template === null || isJsonArray(template) || !isJsonObject(template)) return []
  return Object.entries(template).flatMap(([name, part]) => flowsOf(part, [...path, name], operation))
}

/** The amount of an increment, where the value of a `set` entry is one (K-128). */
export const amountOf = (value: Json): Json | undefined =>
  value !== null && typeof value === 'object' && isJsonObject(value) && Object.keys(value).length === 1
    ? memberOf(value, 'increment')
    : undefined

const flowsOfEntry = (field: string, value: Json, operation: string): readonly Flow[] => {
  const amount = amountOf(value)
  if (amount === undefined) return flowsOf(value, [field], operation)
  return flowsOf(amount, [field], operation).map((flow) => ({ ...flow, addedTo: `$fields.${field}` }))
}

/** Every way in which a value gets into a field. */
export const flowsOfDefinition = (document: DefinitionDocument): readonly Flow[] =>
  [...Object.entries(document.operations), ...setsOfOutcomes(document)].flatMap(([name, { set }]) =>
    Object.entries(set).flatMap(([field, value]) => flowsOfEntry(field, value, name)),
  )

type Setting = readonly [operation: string, sets: { readonly set: { readonly [field: string]: Json } }]

/** What outcomes write, their copies as the references that they are. */
const setsOfOutcomes = (document: DefinitionDocument): readonly Setting[] =>
  branchedCommands(document).flatMap(({ operation, outcomes }) =>
    outcomes.flatMap(({ set = {}, set_if_present: copied = {} }): readonly Setting[] => [
      [operation, { set }],
      [
        operation,
        { set: Object.fromEntries(Object.entries(copied).map(([to, from]) => [to, `$args.${from.argument}`])) },
      ],
    ]),
  )
