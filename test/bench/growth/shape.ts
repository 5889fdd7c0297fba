import type { Json } from '@assent/kernel'
import { readAgain } from '../read-again.js'

/** What of a definition grows. Everything else stays as it is. */
export interface Shape {
  /** Declared, and held by the instance. */
  readonly fields: number
  /** Declared and optional; the instance does not hold them. */
  readonly absent: number
  readonly operations: number
  readonly preconditions: number
  /** Levels of connectives in one precondition. */
  readonly conditionDepth: number
  /** Assignments of the operation, each to a field of its own. */
  readonly assignments: number
  readonly events: number
  /** Levels of objects in one argument. */
  readonly argumentDepth: number
}

/** Where every axis begins. */
export const smallest: Shape = {
  fields: 5,
  absent: 0,
  operations: 2,
  preconditions: 1,
  conditionDepth: 1,
  assignments: 1,
  events: 1,
  argumentDepth: 1,
}

type Members = { readonly [name: string]: Json }

const members = (count: number, name: string, member: (index: number) => Json): Members =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}_${String(index).padStart(5, '0')}`, member(index)]),
  )

const nest = (levels: number, wrap: (inner: Json) => Json, core: Json): Json => {
  let result = core
  for (let level = 0; level < levels; level += 1) result = wrap(result)
  return result
}

const isWithinBounds = { lte: ['$args.amount', 1000] }

const nestedField = (levels: number): Json =>
  nest(levels - 1, (inner) => ({ type: 'object', required: true, properties: { inner } }), {
    type: 'integer',
    required: true,
  })

const operation = (shape: Shape): Json => ({
  arguments: {
    fields: { amount: { type: 'integer', required: true, min: 1 }, nested: nestedField(shape.argumentDepth) },
  },
  transitions: [{ from: 'open', to: 'open' }],
  preconditions: [
    ...Array.from({ length: shape.preconditions - 1 }, () => ({ assert: isWithinBounds })),
    { assert: nest(shape.conditionDepth - 1, (inner) => ({ all: [inner] }), isWithinBounds) },
  ],
  set: members(shape.assignments, 'field', () => '$args.amount'),
  emits: Array.from({ length: shape.events }, () => ({ type: 'Moved', payload: { amount: '$args.amount' } })),
})

/** A definition of that shape; `entity` tells several of them apart. */
export const definitionJson = (shape: Shape, entity = 'thing'): Json => ({
  entity,
  schema: {
    fields: {
      ...members(shape.fields, 'field', () => ({ type: 'integer', required: true, min: 0 })),
      ...members(shape.absent, 'other', () => ({ type: 'integer' })),
    },
  },
  lifecycle: { initial: 'open', states: ['open', 'closed'] },
  invariants: [{ name: 'after', assert: { gte: ['$fields.field_00000', 0] } }],
  operations: members(shape.operations, 'operation', () => operation(shape)),
})

const requestOf = (shape: Shape, entity: string, number: number) => ({
  instance: {
    entity,
    version: 1,
    id: `thing-${number}`,
    lifecycle_state: 'open',
    revision: number + 1,
    fields: members(shape.fields, 'field', (index) => index + number),
  },
  operation: `operation_${String(number % shape.operations).padStart(5, '0')}`,
  arguments: { amount: 1 + number, nested: nest(shape.argumentDepth - 1, (inner) => ({ inner }), number) },
})

/** Requests that the definition accepts, to be decided in turn; read from text, as what comes from a store is. */
export const requestsOf = (shape: Shape, entity = 'thing') =>
  Array.from({ length: 16 }, (_, number) => readAgain(requestOf(shape, entity, number)))
