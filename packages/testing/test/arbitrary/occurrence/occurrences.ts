import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import { ofSchema } from './fields.js'
import { ofRules } from './rules.js'
import { keysOf, listAt, objectAt, referencesIn, rootsIn, textOf } from './walk.js'

const ofEvent = (event: Json, column: string): readonly string[] => [
  ...keysOf('event', event),
  ...rootsIn(column, objectAt({ event }, 'event')['payload']),
]

const isOnly = (value: Json, key: string): boolean =>
  isJsonObject(value) && Object.keys(value).length === 1 && Object.hasOwn(value, key)

const formOf = (value: Json): string => {
  if (isOnly(value, 'cleared')) return 'cleared'
  if (isOnly(value, 'increment')) {
    const amount = objectAt({ value }, 'value')['increment']
    return `increment by ${typeof amount === 'string' ? (amount.split('.')[0] ?? '') : 'a number'}`
  }
  if (isJsonObject(value)) {
    const lookalike = Object.hasOwn(value, 'cleared') || Object.hasOwn(value, 'increment')
    return lookalike ? 'an object that looks like a keyword' : 'an object template'
  }
  if (isJsonArray(value)) return 'a list template'
  if (typeof value === 'string') return referencesIn(value).length > 0 ? 'a reference' : 'a text'
  return 'another literal'
}

const ofTransitions = (operation: Json): readonly string[] => {
  const transitions = listAt(operation, 'transitions')
  return [
    ...(transitions.length > 1 ? ['transitions: several in an operation'] : []),
    ...transitions.flatMap((transition) => {
      const { from = null, to = null } = objectAt({ transition }, 'transition')
      const sources = isJsonArray(from) ? from : [from]
      return [
        ...keysOf('transition', transition),
        `transitions: from ${isJsonArray(from) ? (sources.length > 1 ? 'several' : 'a list of one') : 'a text'}`,
        ...(sources.includes(to) ? ['transitions: to the same state'] : []),
      ]
    }),
  ]
}

const ofOperation = (operation: Json, declared: readonly string[]): readonly string[] => [
  ...keysOf('operation', operation),
  ...(Object.hasOwn(objectAt({ operation }, 'operation'), 'arguments')
    ? ofSchema(objectAt(operation, 'arguments'))
    : []),
  ...ofTransitions(operation),
  ...ofRules(operation, 'preconditions', 'precondition'),
  ...Object.entries(objectAt(operation, 'set')).flatMap(([name, value]) => [
    `assignment: ${formOf(value)}`,
    ...(declared.includes(name) ? [] : ['assignment: to an undeclared field']),
    ...rootsIn('operation', value),
  ]),
  ...['emit', 'emits'].flatMap((key) => listAt(operation, key).flatMap((event) => ofEvent(event, 'operation'))),
]

const ofProjection = (projection: Json): readonly string[] => {
  const key = textOf(objectAt({ projection }, 'projection')['key'])
  return [
    ...keysOf('projection', projection),
    ...(key.startsWith('$') ? rootsIn('projection key', key) : ['projection: by no reference']),
  ]
}

/** What occurs in a document, as often as it does. */
export const occurrencesIn = (document: Json): readonly string[] => [
  ...keysOf('definition', document),
  ...ofSchema(objectAt(document, 'schema')),
  ...keysOf('lifecycle', objectAt(document, 'lifecycle')),
  ...ofRules(document, 'invariants', 'invariant'),
  ...keysOf('create', objectAt(document, 'create')),
  ...ofEvent(objectAt(objectAt(document, 'create'), 'emit'), 'creation event'),
  ...Object.values(objectAt(document, 'operations')).flatMap((operation) =>
    ofOperation(operation, Object.keys(objectAt(objectAt(document, 'schema'), 'fields'))),
  ),
  ...Object.values(objectAt(document, 'projections')).flatMap(ofProjection),
]
