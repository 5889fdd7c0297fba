import { expect, it } from 'vitest'
import { declaredTypes } from './declared-types.js'
import { readDocument } from './documents.js'
import { rowsUnder } from './table.js'

it('K-189: the guide for embedders says of every refusal what the program does', () => {
  const documented = rowsUnder(readDocument('docs/embedding.md'), '## Tell refusals apart').flatMap(
    ({ names }) => names,
  )
  const kinds = declaredTypes('packages/kernel')
    .kindsOf('CoreError')
    .map(({ kind }) => kind)
  expect(documented.sort()).toEqual(kinds.sort())
})
