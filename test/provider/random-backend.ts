import { arbitrary } from '@assent/testing'
import fc from 'fast-check'

/** What a backend does when it is asked: an answer, at once or later, or a failure of one kind or another. */
export interface Deed {
  readonly kind: 'answer' | 'promise' | 'throw' | 'reject'
  readonly value: unknown
}

const mostly = <A>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other })

const anything = arbitrary.garbage()

const id = mostly(fc.constantFrom('a', 'b', 'c', 'd'), anything)

/** Nearly a record of `crate.ts`. */
const record: fc.Arbitrary<unknown> = mostly(
  fc.record(
    {
      id,
      label: mostly(fc.string({ maxLength: 5 }), anything),
      weight: mostly(fc.oneof(fc.integer(), fc.double()), anything),
      packedAt: mostly(fc.constantFrom('2026-03-02T09:00:00Z', '2026-03-02', ''), anything),
      parts: mostly(fc.array(fc.record({ name: fc.string(), secret: fc.string() }), { maxLength: 3 }), anything),
      undeclared: anything,
    },
    { requiredKeys: ['id', 'label', 'weight', 'parts'] },
  ),
  anything,
)

const page: fc.Arbitrary<unknown> = mostly(
  fc.record(
    {
      results: mostly(fc.array(record, { maxLength: 4 }), anything),
      nextCursor: mostly(fc.constantFrom(undefined, 'first', 'second', ''), anything),
      total: anything,
    },
    { requiredKeys: ['results'] },
  ),
  anything,
)

const deed = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Deed> =>
  fc.record({
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('answer' as const, 'promise' as const) },
      { weight: 1, arbitrary: fc.constantFrom('throw' as const, 'reject' as const) },
    ),
    value,
  })

/** What a search does. */
export const searchDeed = deed(page)

/** What a get does. */
export const getDeed = deed(record)

/** Does it. */
export const perform = ({ kind, value }: Deed): unknown => {
  if (kind === 'throw') throw value
  if (kind === 'reject') return Promise.resolve().then(() => perform({ kind: 'throw', value }))
  return kind === 'promise' ? Promise.resolve(value) : value
}
