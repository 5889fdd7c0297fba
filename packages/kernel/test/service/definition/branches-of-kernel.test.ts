import { expect, it } from 'vitest'
import { extending, kindsOf } from '../loan.js'

it('SR-11: under `kernel/1` only the keys of a higher level speak of a branch of an operation', () => {
  const outcome = { name: 'extended', set: { nothing: '$nowhere' }, set_if_present: { nothing: { argument: 'gone' } } }
  const kinds = kindsOf(extending({}, [outcome], {}, { semantics: 'kernel/1' }))

  expect(new Set(kinds)).toEqual(new Set(['semantics_key_not_available']))
  expect(kinds).toHaveLength(2)
})
