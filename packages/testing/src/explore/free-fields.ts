import {
  compareNumbers,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type DefinitionDocument,
  type FieldDocument,
  type Json,
} from '@assent/kernel'
import { amountOf } from './flows.js'
import type { Hints } from './hints.js'
import { fieldPlace, isReference, partsOf, rebased } from './reference.js'
import { branchedCommands } from './service/outcomes.js'

const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  if (isJsonArray(value)) return value.flatMap(textsIn)
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : []
}

/** The fields of which a template reads a part, which may be missing. */
const partlyRead = (document: DefinitionDocument): ReadonlySet<string> => {
  const { operations, create } = document
  const events = [
    ...Object.values(operations).flatMap(({ emits }) => emits),
    ...(create.emit === null ? [] : [create.emit]),
  ]
  const ofOutcomes = branchedCommands(document).flatMap(({ outcomes }) =>
    outcomes.flatMap(({ set = {}, emits = [], responds = {} }) => [
      set,
      responds,
      ...emits.map(({ payload }) => payload),
    ]),
  )
  const templates = [
    ...events.map(({ payload }) => payload),
    ...Object.values(operations).map(({ set }) => set),
    ...ofOutcomes,
  ]
  const references = templates
    .flatMap((template) => textsIn(template))
    .filter(isReference)
    .map(partsOf)
  return new Set(
    references.flatMap(([root, name, ...inside]) =>
      root.endsWith('fields') && inside.length > 0 && name !== undefined ? [name] : [],
    ),
  )
}

/** Can sums end at a bound of the field? */
const isBounded = ({ min, max }: FieldDocument, amount: Json): boolean => {
  if (!isJsonNumber(amount)) return min !== null || max !== null
  const sign = compareNumbers(amount, 0)
  return (sign > 0 && max !== null) || (sign < 0 && min !== null)
}

const setsOf = (document: DefinitionDocument): readonly { readonly [field: string]: Json }[] => [
  ...Object.values(document.operations).map(({ set }) => set),
  ...branchedCommands(document).flatMap(({ outcomes }) => outcomes.map(({ set = {} }) => set)),
]

const isSummed = (document: DefinitionDocument, name: string): boolean =>
  setsOf(document).some((set) => {
    const amount = Object.hasOwn(set, name) ? amountOf(set[name] ?? null) : undefined
    const field = document.schema.fields[name]
    return amount !== undefined && field !== undefined && isBounded(field, amount)
  })

/** The fields whose values no rule and no bound tells apart: only whether they are there makes a difference. */
export const freeFields = (document: DefinitionDocument, hints: Hints): ReadonlySet<string> => {
  const partly = partlyRead(document)
  const isRead = (name: string): boolean =>
    [...hints.keys()].some((place) => rebased(place, fieldPlace([name]), fieldPlace([])) !== undefined)
  const names = Object.keys(document.schema.fields)
  return new Set(names.filter((name) => !isRead(name) && !partly.has(name) && !isSummed(document, name)))
}
