import { describe, expect, it } from 'vitest'
import { declaredKinds, type DeclaredKind } from './refusal-kinds.js'
import { readDocument } from './documents.js'
import { rowsUnder, type Row } from './table.js'

const reference = readDocument('docs/reference/refusals.md')

const byName = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ name, fields }) => [name, [...fields].sort()]))
const byKind = (kinds: readonly DeclaredKind[]) =>
  Object.fromEntries(kinds.map(({ kind, fields }) => [kind, [...fields].sort()]))

describe('the reference of refusals has a row for every kind, with its fields, and no other row', () => {
  it('K-189: refusals of the kernel', () => {
    expect(byName(rowsUnder(reference, '## Kernel'))).toEqual(byKind(declaredKinds('packages/kernel', 'CoreError')))
  })

  it('K-157: defects of a definition', () => {
    expect(byName(rowsUnder(reference, '## Defects'))).toEqual(byKind(declaredKinds('packages/kernel', 'Defect')))
  })

  it('D-2: errors of the store and of the input', () => {
    const kernel = new Set(declaredKinds('packages/kernel', 'CoreError').map(({ kind }) => kind))
    const own = declaredKinds('packages/shell', 'ShellError').filter(({ kind }) => !kernel.has(kind))
    expect(byName(rowsUnder(reference, '## Store and input'))).toEqual(byKind(own))
  })
})
