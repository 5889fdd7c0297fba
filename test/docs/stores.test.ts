import { expect, it } from 'vitest'
import { declaredTypes } from './declared-types.js'
import { readDocument } from './documents.js'
import { rowsUnder } from './table.js'

const shell = declaredTypes('packages/shell')
const kernel = declaredTypes('packages/kernel')

it('D-2: the guide for backend teams says of every error of a store what the program does', () => {
  const documented = rowsUnder(readDocument('docs/stores.md'), '## When a call is refused').map(({ names }) => names[0])
  const passedOn = new Set(kernel.kindsOf('CoreError').map(({ kind }) => kind))
  const kinds = shell
    .kindsOf('ShellError')
    .map(({ kind }) => kind)
    .filter((kind) => !passedOn.has(kind))
  expect(documented.sort()).toEqual(kinds.sort())
})

it('D-12: it has a row for every member of a query', () => {
  const documented = rowsUnder(readDocument('docs/stores.md'), '## Queries').flatMap(({ names }) => names)
  expect(documented.sort()).toEqual([...shell.membersOf('QueryDocument')].sort())
})

it('S-1: the guide for writing a store has a row for every call of the port, and for every capability', () => {
  const guide = readDocument('docs/write-a-store.md')
  const port = shell.membersOf('Store')
  const calls = rowsUnder(guide, '## The port').map(({ names }) => names[0]?.replace(/\(.*/, ''))
  expect(calls.sort()).toEqual([...port].sort())

  const capabilities = [...guide.matchAll(/^\| \[`(\w+)`\]/gm)].map((match) => match[1] ?? '')
  const further = shell.membersOf('CompleteStore').filter((name) => !port.includes(name))
  expect(capabilities.flatMap(shell.membersOf).sort()).toEqual([...further, ...shell.membersOf('RelationStore')].sort())
})
