import type { JsonObject } from '@assent/kernel'
import type { QueryDocument, TextQuery } from '@assent/shell'
import fc from 'fast-check'
import { json } from './json.js'

/** What stands on a shelf, and what is asked about it. */
export interface Shelf {
  /** The fields of each instance: `data`, any JSON, and `name`, a text, where they are there. */
  readonly items: readonly JsonObject[]
  /** The states that it names are `kept` and `gone`. */
  readonly asked: Omit<QueryDocument, 'entity' | 'limit' | 'after'>
}

const fieldNames = ['data', 'name'] as const
const text = fc.constantFrom('', 'a', 'A', 'aB', '\u00e9', '\u0000', '"', '\u{1f600}')
const data = fc.oneof({ weight: 3, arbitrary: text }, json(), fc.boolean(), fc.constant(null))

const item: fc.Arbitrary<JsonObject> = fc.record({ data, name: text }, { requiredKeys: [] })

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

/** Up to six things, and a question about what is there: two stores that hold them answer it alike. */
export const shelf = (): fc.Arbitrary<Shelf> =>
  fc.array(item, { maxLength: 6 }).chain((items) => asked(items).map((question) => ({ items, asked: question })))
