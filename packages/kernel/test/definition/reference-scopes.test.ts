import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { permit, renewable, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'
import { present } from '../support/present.js'

interface Place {
  readonly path: string
  readonly kind: 'invalid_rule' | 'invalid_template'
  readonly with: (reference: string) => Part
}

const fields = { plate: { type: 'string' }, log: { type: 'json' } }
const args = { fields: { months: { type: 'integer' } } }
const renewWith = (operation: Part, parts: Part = {}): Part =>
  renewable(fields, { arguments: args, ...operation }, parts)

const places: Readonly<Record<string, Place>> = {
  'an invariant': {
    path: 'invariants[0].assert.exists',
    kind: 'invalid_rule',
    with: (reference) => renewWith({}, { invariants: [{ assert: { exists: reference } }] }),
  },
  'a projection key': {
    path: 'projections.by',
    kind: 'invalid_template',
    with: (reference) => renewWith({}, { projections: { by: { key: reference } } }),
  },
  'a precondition': {
    path: 'operations.renew.preconditions[0].assert.exists',
    kind: 'invalid_rule',
    with: (reference) => renewWith({ preconditions: [{ assert: { exists: reference } }] }),
  },
  'the creation event': {
    path: 'create.emit.payload',
    kind: 'invalid_template',
    with: (reference) => renewWith({}, { create: { emit: { type: 'Issued', payload: reference } } }),
  },
  'a set value': {
    path: 'operations.renew.set.log',
    kind: 'invalid_template',
    with: (reference) => renewWith({ set: { log: reference } }),
  },
  'an event of an operation': {
    path: 'operations.renew.emits[0].payload',
    kind: 'invalid_template',
    with: (reference) => renewWith({ emits: [{ type: 'Renewed', payload: reference }] }),
  },
}

const everywhere = Object.keys(places)
const readableIn: Readonly<Record<string, readonly string[]>> = {
  $id: everywhere,
  $entity: everywhere,
  $version: everywhere,
  $fields: everywhere,
  '$fields.plate': everywhere,
  $state: everywhere.filter((place) => place !== 'a precondition'),
  $to_state: everywhere.filter((place) => place !== 'an invariant' && place !== 'a projection key'),
  $from_state: ['a precondition', 'a set value', 'an event of an operation'],
  $args: ['a precondition', 'a set value', 'an event of an operation'],
  '$args.months': ['a precondition', 'a set value', 'an event of an operation'],
  $old_fields: ['a precondition', 'a set value', 'an event of an operation'],
  '$old_fields.plate': ['a precondition', 'a set value', 'an event of an operation'],
  $now: [],
  $: [],
  '$fieldz.plate': [],
  $field: [],
  $fieldsplate: [],
  '$id.x': [],
  '$id.plate': [],
  '$state.x': [],
  '$version.plate': [],
  '$version.0': [],
  '$Fields.plate': [],
  '$id!': [],
  '$ id': [],
}

const cases = Object.entries(readableIn).flatMap(([reference, readable]) =>
  everywhere.map((place) => ({ reference, place, readable: readable.includes(place) })),
)

const readable = cases.filter((one) => one.readable)
const unreadable = cases.filter((one) => !one.readable)

describe('which references a place may carry', () => {
  it.each(readable)('K-81: $place reads $reference', ({ reference, place }) => {
    expect(define(present(places[place]).with(reference)).entity).toBe('permit')
  })

  it.each(unreadable)('K-82: $place does not read $reference', ({ reference, place }) => {
    const { kind, path, with: definitionWith } = present(places[place])

    expect(defectsOf(definitionWith(reference))).toEqual([{ kind, path, message: textNaming(reference) }])
  })

  it.each(everywhere.filter((place) => place !== 'a projection key'))(
    'K-73, K-97: $$ text is a literal in %s, so nothing is looked up',
    (place) => {
      expect(define(present(places[place]).with('$$now')).entity).toBe('permit')
    },
  )

  it('K-82: a creation event cannot read what only an operation has', () => {
    const creation = { emit: { type: 'Issued', payload: { who: '$id', was: '$from_state' } } }

    expect(defectsOf(permit({ create: creation }))).toEqual([
      { kind: 'invalid_template', path: 'create.emit.payload.was', message: textNaming('$from_state') },
    ])
  })

  it('K-82: object keys are never references', () => {
    expect(define(renewWith({ set: { log: { $now: 1 } } })).entity).toBe('permit')
  })
})
