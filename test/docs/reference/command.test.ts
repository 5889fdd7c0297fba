import { describe, expect, it } from 'vitest'
import { readDocument } from '../documents.js'
import { inFolder, run } from '../folder.js'
import { rowsUnder } from '../table.js'

const command = readDocument('docs/reference/command.md')

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

const help = (...verb: readonly string[]): Promise<string> =>
  inFolder(async (folder) => (await run(folder, 'entity', [...verb, '--help'])).stdout)

const verbs = namesIn(command, /^### `(.+)`$/gm)

describe('the reference of the command has every verb and every flag, and no other', { timeout: 120_000 }, () => {
  it('verbs', async () => {
    const [, commands = ''] = (await help()).split('\nCommands:\n')
    expect([...verbs, 'help'].sort()).toEqual([...namesIn(commands, /^ {2}([a-z]+) /gm)].sort())
  })

  it.each(verbs)('flags of %s', async (verb) => {
    const flags = rowsUnder(command, `### \`${verb}\``).flatMap(({ names }) => names.slice(0, 1))
    expect(flags.sort()).toEqual([...namesIn(await help(verb), /^ {2}(--[a-z-]+)/gm)].sort())
  })
})
