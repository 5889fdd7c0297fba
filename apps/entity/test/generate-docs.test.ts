import {
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, newFolder, type Ran } from './entity.js'

const generate = (out: string, ...flags: readonly string[]): Ran =>
  entity(['generate', 'docs', '--definition', fixture('ticket.yaml'), '--out', out, ...flags])

const files = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const)

describe('generate docs', () => {
  it('L-22, U-1: writes the pages of a set, makes the folders above, and says how many', () => {
    const out = join(newFolder(), 'a', 'pages')
    expect(generate(out)).toEqual({ code: 0, out: `generated 6 file(s) for 1 definition(s) at ${out}\n`, err: '' })
    expect(files(out).map(([path]) => path)).toEqual([
      '.entity-runtime-docs.json',
      'assets/style.css',
      'entities/ticket.html',
      'entities/ticket.md',
      'index.html',
      'index.md',
    ])
    expect(readFileSync(join(out, '.entity-runtime-docs.json'), 'utf8')).toBe('{"format":"entity-runtime-docs/1"}\n')
  })

  it('U-1: writes the same bytes every time, examples included', () => {
    const [one, other] = [join(newFolder(), 'pages'), join(newFolder(), 'pages')]
    generate(one)
    generate(other)
    expect(files(one)).toEqual(files(other))
    expect(readFileSync(join(one, 'entities', 'ticket.html'), 'utf8')).toContain('class="example accepted"')
  })

  it('L-23: leaves a folder that is there alone, and with --force one that it did not generate', () => {
    const folder = newFolder()
    const out = join(folder, 'pages')
    mkdirSync(out)
    writeFileSync(join(out, 'mine.txt'), 'mine')
    for (const flags of [[], ['--force']]) {
      expect(generate(out, ...flags)).toMatchObject({ code: 2, out: '' })
      expect(files(out)).toEqual([['mine.txt', 'mine']])
    }
    expect(readdirSync(folder)).toEqual(['pages'])
  })

  it('L-23: puts back the pages that a run had put aside which was killed before its own stood there', () => {
    const folder = newFolder()
    const out = join(folder, 'pages')
    generate(out)
    const before = files(out)
    const work = join(folder, '.pages.generating.x1y2z3')
    mkdirSync(work)
    renameSync(out, join(work, 'old'))
    expect(generate(out)).toMatchObject({ code: 2, err: expect.stringContaining('pass --force') })
    expect(files(out)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['pages'])
    expect(generate(out, '--force')).toMatchObject({ code: 0, err: '' })
  })

  it.skipIf(process.platform === 'win32')(
    'L-23: with --force replaces what a link leads to, and keeps the link',
    () => {
      const folder = newFolder()
      const [out, link] = [join(folder, 'pages'), join(folder, 'link')]
      generate(out)
      writeFileSync(join(out, 'index.html'), 'old')
      symlinkSync(out, link)
      expect(generate(link, '--force')).toMatchObject({ code: 0, err: '' })
      expect(readlinkSync(link)).toBe(out)
      expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toBe('old')
      expect(readdirSync(folder).sort()).toEqual(['link', 'pages'])
    },
  )

  it('L-23: with --force replaces all of what it generated, and leaves nothing beside it', () => {
    const folder = newFolder()
    const out = join(folder, 'pages')
    generate(out)
    const before = files(out)
    writeFileSync(join(out, 'index.html'), 'old')
    writeFileSync(join(out, 'stale.html'), 'old')
    rmSync(join(out, 'index.md'))
    expect(generate(out)).toMatchObject({ code: 2, err: expect.stringContaining('pass --force') })
    expect(generate(out, '--force')).toMatchObject({ code: 0, err: '' })
    expect(files(out)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['pages'])
  })

  it.each(['.', '..', '/'])('L-23: `--out %s` names no folder', (out) => {
    expect(generate(out, '--force')).toMatchObject({ code: 2, err: expect.stringContaining('names no folder') })
  })

  it('writes nothing where a definition is refused', () => {
    const folder = newFolder()
    const asked = ['--definition', fixture('defective.yaml'), '--out', join(folder, 'pages')]
    expect(entity(['generate', 'docs', ...asked]).code).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })
})
