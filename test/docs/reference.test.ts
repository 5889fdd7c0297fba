import { describe, expect, it } from 'vitest'
import { readDocument } from './documents.js'
import { inFolder, run } from './folder.js'
import { declaredKinds, type DeclaredKind } from './refusal-kinds.js'
import { rowsUnder, type Row } from './table.js'

const byName = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ name, fields }) => [name, [...fields].sort()]))
const byKind = (kinds: readonly DeclaredKind[]) =>
  Object.fromEntries(kinds.map(({ kind, fields }) => [kind, [...fields].sort()]))

describe(
  'the reference of refusals has a row for every kind with its fields, and no other',
  { timeout: 60_000 },
  () => {
    const refusals = readDocument('docs/reference/refusals.md')

    it('K-189: refusals of the kernel', () => {
      expect(byName(rowsUnder(refusals, '## Kernel'))).toEqual(byKind(declaredKinds('packages/kernel', 'CoreError')))
    })

    it('K-157: defects of a definition', () => {
      expect(byName(rowsUnder(refusals, '## Defects'))).toEqual(byKind(declaredKinds('packages/kernel', 'Defect')))
    })

    it('D-2: errors of the store and of the input', () => {
      const kernel = new Set(declaredKinds('packages/kernel', 'CoreError').map(({ kind }) => kind))
      const own = declaredKinds('packages/shell', 'ShellError').filter(({ kind }) => !kernel.has(kind))
      expect(byName(rowsUnder(refusals, '## Store and input'))).toEqual(byKind(own))
    })
  },
)

describe('the reference of the command has every verb and flag, and no other', { timeout: 60_000 }, () => {
  const command = readDocument('docs/reference/command.md')
  const help = (...verb: readonly string[]) =>
    inFolder(async (folder) => (await run(folder, 'entity', [...verb, '--help'])).stdout)
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
  const verbs = namesIn(command, /^### `(.+)`$/gm)

  it('verbs', async () => {
    const [, commands = ''] = (await help()).split('\nCommands:\n')
    expect([...verbs, 'help'].sort()).toEqual(namesIn(commands, /^ {2}([a-z]+) /gm).sort())
  })

  it.each(verbs)('flags of %s', async (verb) => {
    const flags = rowsUnder(command, `### \`${verb}\``).map(({ name }) => name)
    expect(flags.sort()).toEqual(namesIn(await help(verb), /^ {2}(--[a-z-]+)/gm).sort())
  })
})
