import { decideCreate, type Json, type JsonObject } from '@assent/kernel'
import type { BatchEntry, QueryDocument, TextQuery } from '@assent/shell'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { definitionOf } from './definition-of.js'

/** What stands on a shelf, and what is asked about it. */
export interface Shelf {
  readonly items: readonly JsonObject[]
  readonly asked: Omit<QueryDocument, 'entity' | 'limit' | 'after'>
}

const fieldNames = ['data', 'name'] as const
const text = fc.constantFrom('', 'a', 'A', 'aB', '\u00e9', '\u0000', '"', '\u{1f600}')
const json = fc.oneof({ weight: 3, arbitrary: text }, arbitrary.json(), fc.boolean(), fc.constant(null))

const item: fc.Arbitrary<JsonObject> = fc.record({ data: json, name: text }, { requiredKeys: [] })

const textQuery: fc.Arbitrary<TextQuery> = fc.record({
  contains: text,
  in: fc.subarray([...fieldNames], { minLength: 1 }),
})

const partOf = (object: JsonObject): fc.Arbitrary<JsonObject> =>
  fc.subarray(Object.entries(object)).map((members) => Object.fromEntries(members))

const asked = (items: readonly JsonObject[]): fc.Arbitrary<Shelf['asked']> =>
  fc.record(
    {
      matching: items.length === 0 ? item : fc.oneof(fc.constantFrom(...items).chain(partOf), item),
      state: fc.constantFrom('kept', 'gone'),
      text: textQuery,
      order_by: fc.constantFrom(...fieldNames, 'nowhere'),
    },
    { requiredKeys: [] },
  )

/** Shelves with up to six things, and a question about what is there. */
export const shelf: fc.Arbitrary<Shelf> = fc
  .array(item, { maxLength: 6 })
  .chain((items) => asked(items).map((question) => ({ items, asked: question })))

const definition = (entity: string) =>
  definitionOf({
    entity,
    schema: { fields: { data: { type: 'json' }, name: { type: 'string' } } },
    lifecycle: { initial: 'kept', states: ['kept', 'gone'] },
  })

const entryOf = (entity: string, fields: Json, index: number): BatchEntry => {
  const id = `${index}`
  const decision = decideCreate(definition(entity), { id, fields })
  if (isLeft(decision)) throw new Error(`what any shelf may hold was refused: ${decision.left.kind}`)
  const { instance, record } = decision.right
  const recording = { recorded_at: '2031-02-03', correlation: null, causation: null, actor: null }
  const envelope = { record_id: `${entity} ${id}`, ...recording, record }
  return { kind: 'decision', commit: { instance, envelope }, expectation: { kind: 'absent' } }
}

/** The batch that puts everything on the shelf of this name. */
export const batchOf = (entity: string, { items }: Shelf): readonly BatchEntry[] =>
  items.map((fields, index) => entryOf(entity, fields, index))
