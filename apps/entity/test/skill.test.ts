import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { entity, newFolder, type Ran } from './entity.js'

const skill = (...args: readonly string[]): Ran => entity(['skill', ...args])

const text = skill().out

let folder: string
let path: string
beforeEach(() => {
  folder = newFolder()
  path = join(folder, '.agents', 'skills', 'entity', 'SKILL.md')
})

const done = { code: 0, out: '', err: '' }

/** Everything below the folder, by path. */
const files = (): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

describe('L-25: skill', () => {
  it('prints a document and exits 0', () => {
    expect(skill()).toEqual({ code: 0, out: text, err: '' })
    expect(text).toMatch(/^---\nname: entity\n/)
  })

  it('writes the same bytes to a file, and makes its parents', () => {
    expect(skill('--out', path)).toEqual(done)
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(files()).toEqual(['.agents', '.agents/skills', '.agents/skills/entity', '.agents/skills/entity/SKILL.md'])
  })
})

describe('L-26: a file that is there', () => {
  beforeEach(() => {
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, 'mine')
    writeFileSync(join(path, '..', 'notes.md'), 'also mine')
  })

  it('is left alone, and the answer says how to replace it', () => {
    const before = files()
    const err = `error: \`${path}\` already exists; pass --force to replace that exact file\n`
    expect(skill('--out', path)).toEqual({ code: 2, out: '', err })
    expect(readFileSync(path, 'utf8')).toBe('mine')
    expect(files()).toEqual(before)
  })

  it('is replaced where that is asked for, and no other file is', () => {
    const before = files()
    expect(skill('--out', path, '--force')).toEqual(done)
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(readFileSync(join(path, '..', 'notes.md'), 'utf8')).toBe('also mine')
    expect(files()).toEqual(before)
  })

  it('is left alone as a link too, also one that leads nowhere; replacing the link leaves what it led to', () => {
    const [link, lost, notes] = [join(folder, 'link.md'), join(folder, 'lost.md'), join(path, '..', 'notes.md')]
    symlinkSync(notes, link)
    symlinkSync(join(folder, 'nowhere.md'), lost)
    expect([skill('--out', link).code, skill('--out', lost).code]).toEqual([2, 2])
    expect(readlinkSync(lost)).toBe(join(folder, 'nowhere.md'))
    expect(skill('--out', link, '--force')).toEqual(done)
    expect([readFileSync(link, 'utf8'), readFileSync(notes, 'utf8')]).toEqual([text, 'also mine'])
  })
})

describe('L-26: a file that cannot be written', () => {
  it.each([
    ['a folder stands there', (): string => folder],
    ['a file stands where a parent would', (): string => join(folder, 'file', 'SKILL.md')],
    ['the path ends in a slash', (): string => `${folder}/`],
  ])('%s: one line, and nothing is left behind', (_what, pathOf) => {
    writeFileSync(join(folder, 'file'), 'mine')
    for (const force of [[], ['--force']]) {
      const { code, out, err } = skill('--out', pathOf(), ...force)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^error: `[^\n]+`[^\n]+\n$/)
    }
    expect(files()).toEqual(['file'])
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine')
  })

  it.skipIf(process.platform === 'win32')('a device or a pipe is never replaced', () => {
    const pipe = join(folder, 'pipe')
    spawnSync('mkfifo', [pipe])
    for (const force of [[], ['--force']]) {
      const err = `error: \`${pipe}\` cannot be written: it is no file\n`
      expect(skill('--out', pipe, ...force)).toEqual({ code: 2, out: '', err })
    }
    expect(lstatSync(pipe).isFIFO()).toBe(true)
    expect(files()).toEqual(['pipe'])
  })

  it('`--force` alone names no file', () => {
    expect(skill('--force')).toEqual({ code: 2, out: '', err: 'error: `--force` needs `--out`\n' })
  })
})
