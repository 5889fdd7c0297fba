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

/** What stands after a verb that is not one alone: `generate docs`. */
const targets = namesIn(command, /^#### `(.+)`$/gm)

// The tables of a target are its own, and not those of its verb.
const level = command.replaceAll('\n#### `', '\n### `')

describe('the reference of the command has every verb and every flag, and no other', { timeout: 120_000 }, () => {
  it('verbs', async () => {
    const [, commands = ''] = (await help()).split('\nCommands:\n')
    expect([...verbs, 'help'].sort()).toEqual([...namesIn(commands, /^ {2}([a-z]+) /gm)].sort())
  })

  it.each(['schema', 'generate'])('what stands after `%s`', async (verb) => {
    const [, commands = ''] = (await help(verb)).split('\nCommands:\n')
    const words = namesIn(commands, /^ {2}([a-z]+) /gm).filter((word) => word !== 'help')
    const written = targets.filter((target) => target.startsWith(`${verb} `))
    expect([...written].sort()).toEqual(words.map((word) => `${verb} ${word}`).sort())
  })

  it.each([...verbs, ...targets])('flags of %s', async (verb) => {
    const flags = rowsUnder(level, `### \`${verb}\``).flatMap(({ names }) => names.slice(0, 1))
    expect(flags.sort()).toEqual([...namesIn(await help(...verb.split(' ')), /^ {2}(--[a-z-]+)/gm)].sort())
  })
})
