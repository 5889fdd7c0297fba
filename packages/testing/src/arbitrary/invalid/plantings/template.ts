import type { Json } from '@assent/kernel'
import { badReferences } from '../bad-references.js'
import { single, type Planting } from '../planting.js'
import { eventSpots, withEvent } from '../spots/events.js'
import { conditionSpots } from '../spots/rules.js'
import { operationNames, plantedName } from '../spots/spot.js'
import { put } from '../way.js'
import { blanks } from './head.js'

/** Where in a value the reference stands, and how its path goes on there (K-85, K-103). */
type Shape = readonly [below: string, around: (reference: string) => Json]

const payloads: readonly Shape[] = [
  ['', (reference) => reference],
  ['[1]', (reference) => ['$id', reference, '$now']],
  ['.a.b[0]', (reference) => ({ a: { b: [reference] }, b: '$now' })],
]

const conditions: readonly Shape[] = [
  ['.exists', (reference) => ({ exists: reference })],
  ['.eq[1]', (reference) => ({ eq: ['$id', reference] })],
  ['.in[1][2]', (reference) => ({ in: [1, [0, '$$id', reference]] })],
  ['.not.contains[0].a', (reference) => ({ not: { contains: [{ a: reference }, 1] } })],
  // References are judged before the literals of an instant (K-99).
  ['.all[1].before[1][0]', (reference) => ({ all: [true, { before: [1, [reference]] }] })],
]

const inRule: Planting = {
  name: 'a rule has a reference that it may not read',
  kind: 'invalid_rule',
  places: (document) =>
    conditionSpots(document).flatMap((spot) =>
      badReferences(document, spot).flatMap((reference) =>
        conditions.map(([below, around]) => () => ({
          document: put(document, spot.way, around(reference)),
          defect: { kind: 'invalid_rule', path: `${spot.path}${below}` },
        })),
      ),
    ),
}

const inEvent: Planting = {
  name: 'an event has a reference that it may not read',
  kind: 'invalid_template',
  places: (document) =>
    eventSpots(document).flatMap((spot) =>
      badReferences(document, spot).flatMap((reference) =>
        payloads.map(([below, around]) => () => ({
          document: put(withEvent(document, spot.way), [...spot.way, 'payload'], around(reference)),
          defect: { kind: 'invalid_template', path: `${spot.path}.payload${below}` },
        })),
      ),
    ),
}

const inSet: Planting = {
  name: '`set` has a reference that it may not read',
  kind: 'invalid_template',
  places: (document) =>
    operationNames(document).flatMap((operation) => {
      const way = ['operations', operation, 'set', plantedName]
      const path = `operations.${operation}.set.${plantedName}`
      const declared = put(document, ['schema', 'fields', plantedName], { type: 'json' })
      return badReferences(document, { way, path, column: 'operation', operation }).flatMap((reference) =>
        payloads.map(([below, around]) => () => ({
          document: put(declared, way, around(reference)),
          defect: { kind: 'invalid_template', path: `${path}${below}` },
        })),
      )
    }),
}

const projection = { way: ['projections', plantedName], path: `projections.${plantedName}` }

const inProjection: Planting = {
  name: 'a projection has a key that it may not read',
  kind: 'invalid_template',
  places: (document) =>
    ['$$id', ...badReferences(document, { ...projection, column: 'invariant', operation: null })].map((key) => () => ({
      document: put(document, projection.way, { key }),
      defect: { kind: 'invalid_template', path: projection.path },
    })),
}

/** What is wrong with references, and with the other parts of events and projections. */
export const templatePlantings: readonly Planting[] = [
  inRule,
  inEvent,
  inSet,
  inProjection,
  single('the state of a projection is not declared', 'invalid_rule', (document) => ({
    document: put(document, projection.way, { key: '$id', in_state: plantedName }),
    defect: { kind: 'invalid_rule', path: projection.path },
  })),
  {
    name: 'the type of an event is blank',
    kind: 'empty_event_type',
    places: (document) =>
      eventSpots(document).flatMap(({ way, operation }) =>
        blanks.map((blank) => () => ({
          document: put(withEvent(document, way), [...way, 'type'], blank),
          defect: { kind: 'empty_event_type', operation },
        })),
      ),
  },
]
