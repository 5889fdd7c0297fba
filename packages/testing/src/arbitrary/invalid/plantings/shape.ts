import type { Json } from '@assent/kernel'
import { numberOfKnown } from '../../number.js'
import type { Planting } from '../planting.js'
import { partsOf, type Part } from '../spots/parts.js'
import { plantedName } from '../spots/spot.js'
import { put, spelled, without } from '../way.js'

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)

const kind = 'parse_failure'

/** A part that documents may lack is planted whole first; its own faults are found before anything inside it. */
const whole: { readonly [part in Part]?: readonly [way: readonly (string | number)[], part: Json] } = {
  field: [['schema', 'fields', plantedName], { type: 'json' }],
  create: [['create'], {}],
  event: [['create', 'emit'], { type: 'Planted' }],
  rule: [['invariants', 0], { assert: true }],
  projection: [['projections', plantedName], { key: '$id' }],
}

const having = (document: Json, part: Part): Json => {
  const [way, made] = whole[part] ?? []
  return way === undefined || made === undefined || partsOf(document, part).length > 0
    ? document
    : put(document, way, made)
}

const inEach =
  (
    part: Part,
    plant: (document: Json, way: readonly (string | number)[]) => readonly Json[],
    key: string,
    below = '',
  ) =>
  (document: Json) =>
    partsOf(having(document, part), part).flatMap((way) =>
      plant(having(document, part), way).map((made) => () => ({
        document: made,
        defect: { kind, path: `${spelled([...way, key])}${below}` } as const,
      })),
    )

const unknownKey = (part: Part, key: string): Planting => ({
  name: `${article(part)} has the unknown key \`${key}\``,
  kind,
  places: inEach(part, (document, way) => [put(document, [...way, key], true)], key),
})

const missingKey = (part: Part, key: string): Planting => ({
  name: `${article(part)} lacks the key \`${key}\``,
  kind,
  places: inEach(part, (document, way) => [without(document, [...way, key])], key),
})

const wrongValue = (part: Part, key: string, values: readonly Json[], below = ''): Planting => ({
  name: `${article(part)} has a wrong value under \`${key}\`${below === '' ? '' : ', inside it'}`,
  kind,
  places: inEach(part, (document, way) => values.map((value) => put(document, [...way, key], value)), key, below),
})

const parts: readonly Part[] = [
  'definition',
  'schema',
  'field',
  'lifecycle',
  'create',
  'operation',
  'transition',
  'event',
  'rule',
  'projection',
]

// The keys of K-7 that have no default.
const requiredKeys: readonly (readonly [Part, string])[] = [
  ['definition', 'entity'],
  ['definition', 'schema'],
  ['definition', 'lifecycle'],
  ['field', 'type'],
  ['lifecycle', 'initial'],
  ['lifecycle', 'states'],
  ['transition', 'from'],
  ['transition', 'to'],
  ['event', 'type'],
  ['rule', 'assert'],
  ['projection', 'key'],
]

const notWhole: readonly Json[] = [-1, 1.5, numberOfKnown('1.0'), '1']
const noText: readonly Json[] = [null, 1, [], true]
const noList: readonly Json[] = [null, {}, 'all']
const noObject: readonly Json[] = [null, [], 'all']
const noFlag: readonly Json[] = [null, 'true', 1]

/** Null is for the keys that say so, and for no other (K-9). */
const wrongValues: readonly Planting[] = [
  wrongValue('definition', 'entity', noText),
  wrongValue('definition', 'version', [...notWhole, null, 4294967296]),
  wrongValue('definition', 'schema', noObject),
  wrongValue('definition', 'lifecycle', noObject),
  wrongValue('definition', 'invariants', noList),
  wrongValue('definition', 'create', noObject),
  wrongValue('definition', 'operations', noObject),
  wrongValue('definition', 'projections', noObject),
  wrongValue('definition', 'semantics', [null, 'kernel/2', 'kernel']),
  wrongValue('definition', 'number_observation', [null, 'source-number/2']),
  wrongValue('schema', 'fields', noObject),
  wrongValue('schema', 'additional_fields', noFlag),
  wrongValue('field', 'type', [null, 'text', 'String', 1]),
  wrongValue('field', 'required', noFlag),
  wrongValue('field', 'min_length', notWhole),
  wrongValue('field', 'max_length', notWhole),
  wrongValue('field', 'min', ['0', [], true]),
  wrongValue('field', 'max', ['0', {}, false]),
  wrongValue('field', 'values', noList),
  wrongValue('field', 'values', [['a', 1]], '[1]'),
  wrongValue('field', 'items', [[], 'string', true]),
  wrongValue('field', 'properties', noObject),
  wrongValue('field', 'additional_properties', noFlag),
  wrongValue('field', 'entity', [1, [], true]),
  wrongValue('field', 'inverse', [1, {}, false]),
  wrongValue('field', 'acyclic', ['true', 0]),
  wrongValue('lifecycle', 'initial', noText),
  wrongValue('lifecycle', 'states', noList),
  wrongValue('lifecycle', 'states', [[null]], '[0]'),
  wrongValue('create', 'emit', [[], 'Opened', true]),
  wrongValue('operation', 'arguments', noObject),
  wrongValue('operation', 'transitions', noList),
  wrongValue('operation', 'preconditions', noList),
  wrongValue('operation', 'set', noObject),
  wrongValue('transition', 'from', [null, {}, 1]),
  wrongValue('transition', 'from', [[1]], '[0]'),
  wrongValue('transition', 'to', noText),
  wrongValue('event', 'type', noText),
  wrongValue('rule', 'name', [1, [], true]),
  wrongValue('rule', 'message', [1, {}, false]),
  wrongValue('projection', 'key', noText),
  wrongValue('projection', 'in_state', [1, [], true]),
]

/** What makes a document none at all: unknown and missing keys, values of the wrong kind (K-7, K-9, K-14, K-65). */
export const shapePlantings: readonly Planting[] = [
  ...parts.map((part) => unknownKey(part, plantedName)),
  unknownKey('field', 'requried'),
  unknownKey('create', 'emits'),
  ...requiredKeys.map(([part, key]) => missingKey(part, key)),
  ...wrongValues,
]
