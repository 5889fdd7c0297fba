import type { Json } from '@assent/kernel'
import { single, type PlantedDefect, type Planting } from '../planting.js'
import { eventSpots, withEvent } from '../spots/events.js'
import { operationNames } from '../spots/spot.js'
import { put } from '../way.js'
import { plantingOf } from './field.js'

const kind = 'semantics_key_not_available'

const notAvailable = (path: string, key: string): PlantedDefect => ({ kind, path, key })

const open = { additional_fields: true }
const branch = [{ name: 'kept' }]

const ofDefinition = (key: string, value: Json): Planting =>
  single(`the definition has \`${key}\``, kind, (document) => ({
    document: put(document, [key], value),
    defect: notAvailable(key, key),
  }))

const ofCreation = (key: string, value: Json): Planting =>
  single(`the creation has \`${key}\``, kind, (document) => ({
    document: put(document, ['create', key], value),
    defect: notAvailable(`create.${key}`, key),
  }))

const ofOperation = (key: string, value: Json): Planting => ({
  name: `an operation has \`${key}\``,
  kind,
  places: (document) =>
    operationNames(document).map((operation) => () => ({
      document: put(document, ['operations', operation, key], value),
      defect: notAvailable(`operations.${operation}.${key}`, key),
    })),
})

const ofEvent: Planting = {
  name: 'an event has `payload_if_present`',
  kind,
  places: (document) =>
    eventSpots(document).map(({ way, path }) => () => ({
      document: put(withEvent(document, way), [...way, 'payload_if_present'], { mark: { argument: 'mark' } }),
      defect: notAvailable(`${path}.payload_if_present`, 'payload_if_present'),
    })),
}

const kindOf = (type: string, keys: { readonly [key: string]: Json } = {}): Planting =>
  plantingOf({
    name: `a field has the kind \`${type}\``,
    field: { type, ...keys },
    defect: (path) => notAvailable(path, type),
  })

const variants = { a: { type: 'object' } }

// These come with the defect of the kind, after it (K-17).
const incomplete = (
  name: string,
  missing: 'map_key_not_text' | 'map_value_missing' | 'union_variant_missing',
  field: { readonly type: string; readonly [key: string]: Json },
): Planting =>
  plantingOf({
    name,
    field,
    defect: (path) => ({ kind: missing, path }),
    before: (path) => [notAvailable(path, field.type)],
  })

/**
 * Keys and kinds of the service rules under `kernel/1` (K-15, K-17). Which `semantics` there are is not a matter of
 * this table: a definition under `service/1` is no defect once those rules are there.
 */
export const servicePlantings: readonly Planting[] = [
  ofDefinition('identity', { field: 'code' }),
  ofDefinition('relations', { parts: { kind: 'references', target: 'parcel', cardinality: 'one', via: 'part' } }),
  ofDefinition('scales', { size: ['small', 'large'] }),
  ofCreation('arguments', open),
  ofCreation('response', open),
  ofCreation('outcomes', branch),
  ofOperation('response', open),
  ofOperation('outcomes', branch),
  ofEvent,
  kindOf('map', { key: 'string', items: { type: 'json' } }),
  kindOf('union', { tag: 'kind', variants }),
  kindOf('binary64'),
  plantingOf({
    name: 'a string field has an alphabet',
    field: { type: 'string', alphabet: 'abc' },
    below: '.alphabet',
    defect: (path) => notAvailable(path, 'alphabet'),
  }),
  incomplete('a map has no key', 'map_key_not_text', { type: 'map', items: { type: 'json' } }),
  incomplete('a map has no items', 'map_value_missing', { type: 'map', key: 'string' }),
  incomplete('a union has no tag', 'union_variant_missing', { type: 'union', variants }),
  incomplete('a union has no variants', 'union_variant_missing', { type: 'union', tag: 'kind' }),
]
