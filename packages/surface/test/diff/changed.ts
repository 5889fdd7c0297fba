import { diffDefinitions } from '../../src/index.js'
import { definitionOf } from '../definition.js'

/** A part of a definition as an author writes it, so that a test can say what is different. */
export interface Part {
  [name: string]: unknown
}

const desk = (): Part => ({
  entity: 'desk',
  version: 1,
  schema: {
    fields: {
      code: { type: 'string', required: true, min_length: 2, max_length: 8 },
      size: { type: 'enum', values: ['small', 'large'], default: 'small' },
      legs: { type: 'integer', required: true, default: 4, min: 3, max: 6 },
      owner: { type: 'ref', entity: 'person' },
      note: { type: 'string' },
      parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  },
  lifecycle: { initial: 'free', states: ['free', 'taken', 'gone'] },
  invariants: [{ name: 'stands', assert: { gte: ['$fields.legs', 3] } }],
  create: { emit: { type: 'DeskAdded', payload: { code: '$fields.code' } } },
  operations: {
    take: {
      arguments: { fields: { by: { type: 'string', required: true }, days: { type: 'integer', default: 1 } } },
      transitions: [{ from: 'free', to: 'taken' }],
      preconditions: [
        { name: 'short', assert: { lte: ['$args.days', 30] }, message: 'a month at most' },
        { name: 'known', assert: { ne: ['$args.by', ''] } },
      ],
      set: { owner: '$args.by' },
      emits: [{ type: 'DeskTaken', payload: { by: '$args.by' } }],
    },
    leave: {
      transitions: [{ from: 'taken', to: 'free' }],
      set: { owner: { cleared: true }, size: { cleared: true } },
    },
  },
  projections: { by_owner: { key: '$fields.owner', in_state: 'taken' } },
})

const partAt = (part: Part, path: readonly (string | number)[]): Part =>
  path.reduce<Part>((reached, name) => reached[name] as Part, part)

/** Puts a value at a path of a definition; without a value it removes what is there. */
export type Edit = readonly [path: readonly (string | number)[], value?: unknown]

const edited = (edits: readonly Edit[], document: Part = desk()): Part => {
  for (const [path, value] of edits) {
    const holder = partAt(document, path.slice(0, -1))
    const name = path.at(-1) ?? ''
    if (value === undefined) Reflect.deleteProperty(holder, name)
    else holder[name] = value
  }
  return document
}

const told = (was: Part, is: Part): readonly string[] =>
  diffDefinitions(definitionOf(was).document, definitionOf(is).document).map(
    ({ path, effect, change, reason }) => `${effect} ${path}: ${change}: ${reason}`,
  )

/** What is told of these edits, a line each. */
export const changed = (...edits: readonly Edit[]): readonly string[] => told(desk(), edited(edits))

/** What is told of edits of another definition. */
export const changedIn = (document: () => Part, ...edits: readonly Edit[]): readonly string[] =>
  told(document(), edited(edits, document()))

/** What is told where the second edits follow the first. */
export const changedFrom = (first: readonly Edit[], second: readonly Edit[]): readonly string[] =>
  told(edited(first), edited(second))
