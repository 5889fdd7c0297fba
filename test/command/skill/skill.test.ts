import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFrontmatter, validate } from 'skills-ref'
import { beforeAll, describe, expect, it } from 'vitest'
import { declaredTypes } from '../../docs/declared-types.js'
import { inFolder, run } from '../../docs/folder.js'
import { runDocument } from '../../docs/run-document.js'
import { rowsUnder } from '../../docs/table.js'

const printed = (...args: readonly string[]): Promise<string> =>
  inFolder(async (folder) => (await run(folder, 'entity', args)).stdout)

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

describe('L-25: the skill', { timeout: 120_000 }, () => {
  let skill: string
  beforeAll(async () => {
    skill = await printed('skill')
  })

  it('is an Agent Skills document, in the folder of its name', async () => {
    const faults = await inFolder(async (folder) => {
      await run(folder, 'entity', ['skill', '--out', '.agents/skills/entity/SKILL.md'])
      expect(await readFile(join(folder, '.agents/skills/entity/SKILL.md'), 'utf8')).toBe(skill)
      return validate(join(folder, '.agents/skills/entity'))
    })
    expect(faults).toEqual([])
  })

  it('has a name, a description and further keys as the format wants them', () => {
    const [{ name, description, compatibility, metadata, ...others }] = parseFrontmatter(skill)
    expect(name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(description).toMatch(/^(?=.{1,1024}$)\S.*\S$/)
    expect(compatibility).toMatch(/^.{1,500}$/)
    expect(metadata).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(others).toEqual({})
    expect(skill.split('\n').length).toBeLessThan(500)
  })

  it('names the version that it teaches, and no file store', async () => {
    const version = (await printed('--version')).trim()
    expect(skill).toContain(`version: "${version}"`)
    expect(skill).toContain(`# The \`entity\` command, version ${version}`)
    expect(skill).not.toMatch(/file store|migrat/i)
  })

  it('shows what every command in it prints', async () => {
    const { faults, notRun } = await runDocument(skill)
    expect(faults).toEqual([])
    expect(notRun).toEqual([])
  })

  it('says by every kind of refusal what to do, once', () => {
    const kinds = declaredTypes('packages/agent')
      .kindsOf('AgentError')
      .map(({ kind }) => kind)
    const rows = rowsUnder(skill, '## What to do when it refuses').map(({ names }) => names[0])
    expect([...rows].sort()).toEqual([...kinds].sort())
    expect(kinds).toEqual(
      expect.arrayContaining(
        declaredTypes('packages/shell')
          .kindsOf('ShellError')
          .map(({ kind }) => kind),
      ),
    )
  })

  it('has every verb with every flag, and no other', async () => {
    const [, commands = ''] = (await printed('--help')).split('\nCommands:\n')
    const [, section = ''] = skill.split('\n## Verbs\n')
    const verbs = section.split('\n### ').slice(1)
    expect([...verbs.map((verb) => verb.split('`')[1]), 'help'].sort()).toEqual(
      [...namesIn(commands, /^ {2}([a-z]+) /gm)].sort(),
    )
    for (const verb of verbs) {
      const flags = namesIn(await printed(verb.split('`')[1] ?? '', '--help'), /^ {2}(--[a-z-]+)/gm)
      expect([...namesIn(verb, /^- `(--[a-z-]+)/gm)].sort()).toEqual([...flags].sort())
    }
  })
})
