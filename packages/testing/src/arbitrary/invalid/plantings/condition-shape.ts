import type { Json } from '@assent/kernel'
import type { Planting } from '../planting.js'
import { eventsOf } from '../spots/events.js'
import { conditionSpots } from '../spots/rules.js'
import { operationNames } from '../spots/spot.js'
import { partAt, put, spelled } from '../way.js'

const kind = 'parse_failure'

const planting = (name: string, conditions: readonly Json[], below = ''): Planting => ({
  name,
  kind,
  places: (document) =>
    conditionSpots(document).flatMap(({ way }) =>
      conditions.map((condition) => () => ({
        document: put(document, way, condition),
        defect: { kind, path: `${spelled(way)}${below}` },
      })),
    ),
})

const bothSpellings: Planting = {
  name: 'an operation has `emit` and `emits`',
  kind,
  places: (document) =>
    operationNames(document).map((operation) => () => {
      const own = eventsOf(document, operation)
      const written = put(document, own, partAt(document, own) ?? [])
      const other = ['operations', operation, own[2] === 'emit' ? 'emits' : 'emit']
      return { document: put(written, other, []), defect: { kind, path: spelled(['operations', operation, 'emit']) } }
    }),
}

/** Conditions that are none (K-10), and the two spellings of one key (K-8). */
export const conditionShapePlantings: readonly Planting[] = [
  planting('a condition is no object', [null, 'true', 1, []]),
  planting('a condition has no operator', [{}]),
  planting('a condition has two operators', [
    { eq: [1, 1], not: true },
    { all: [true], any: [true] },
  ]),
  planting('a condition has an unknown operator', [{ equals: [1, 1] }, { equals: [1, 1], eq: [1, 1] }], '.equals'),
  planting('the operand of `all` is no list', [{ all: true }, { all: null }, { all: { eq: [1, 1] } }], '.all'),
  planting('the operand of `any` is no list', [{ any: false }, { any: 'all' }], '.any'),
  planting('the operand of `not` is a list', [{ not: [true] }, { not: null }], '.not'),
  planting('a pair is no list', [{ eq: 1 }, { eq: null }, { eq: { a: 1 } }], '.eq'),
  planting('a pair has one operand', [{ lt: [1] }, { lt: [] }], '.lt'),
  planting('a pair has three operands', [{ in: ['a', 'b', 'c'] }], '.in'),
  planting('a condition inside another is none', [{ any: [true, { not: 'true' }] }], '.any[1].not'),
  bothSpellings,
]
