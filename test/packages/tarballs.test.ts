import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { run } from '../docs/folder.js'
import { packAll, published, type Packed } from './packed.js'

let folder = ''
let packed: readonly Packed[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assent-packed-'))
  packed = await packAll(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const packedFrom = (source: string): Packed => {
  const found = packed.find((candidate) => candidate.source === source)
  if (found === undefined) throw new Error(`${source} was not packed`)
  return found
}

const check = async (tool: string, ...args: readonly string[]) => {
  const { exit, stdout, stderr } = await run(folder, join(root, 'node_modules', '.bin', tool), args)
  return { exit, said: stdout + stderr }
}

describe.each(published)('%s as npm packs it', (source) => {
  it('passes publint, warnings included', async () => {
    const { exit, said } = await check('publint', 'run', packedFrom(source).tarball, '--strict')
    expect(said).toContain('All good!')
    expect(exit).toBe(0)
  })

  it('has types where an ESM program or a bundler finds the code', async () => {
    const { exit, said } = await check('attw', packedFrom(source).tarball, '--profile', 'esm-only', '--no-emoji')
    expect(said).toContain('node16 (from ESM)')
    expect(exit, said).toBe(0)
  })

  it('holds the licence of the repository, a README, sources, and nothing that only a build needs', async () => {
    const { files } = packedFrom(source)
    const built = files.filter((path) => path !== 'bundle/THIRD-PARTY.txt')
    const others = built.filter((path) => !/^(bin|bundle|dist|src)\/.*\.(js|js\.map|d\.ts|d\.ts\.map|ts)$/.test(path))
    expect(others).toEqual(['LICENSE', 'README.md', 'package.json'])
    expect(await readFile(join(root, source, 'LICENSE'), 'utf8')).toBe(await readFile(join(root, 'LICENSE'), 'utf8'))
  })
})
