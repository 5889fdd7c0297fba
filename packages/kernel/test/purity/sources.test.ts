import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { impurities } from './impurity.js'

const root = join(import.meta.dirname, '..', '..')
const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .sort()

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const readObject = (file: string) => JSON.parse(read(file)) as Readonly<Record<string, unknown>>

interface Options {
  readonly lib?: readonly string[]
  readonly types?: readonly string[]
}

describe('the sources of the kernel', () => {
  it('K-225: are TypeScript, all of them, and the whole of it is scanned', () => {
    expect(sources.filter((file) => !file.endsWith('.ts'))).toEqual([])
    expect(sources).toContain(join('src', 'index.ts'))
    expect(sources).toContain(join('src', 'decide', 'execute.ts'))
  })

  it.each(sources)('K-225, K-227, K-229: %s reaches nothing outside', (file) => {
    expect(impurities(read(file))).toEqual([])
  })

  it.each(sources)('K-225: %s imports nothing outside src by a relative path', (file) => {
    const climbs = [...read(file).matchAll(/from '((?:\.\.\/)+)/g)].map(([, up = '']) => up.length / 3)

    expect(Math.max(0, ...climbs)).toBeLessThan(file.split(/[\\/]/).length - 1)
  })

  it('K-225: the package depends on fp-ts and io-ts and nothing else', () => {
    const keys = Object.entries(readObject('package.json')).filter(([key]) => /^(?!dev).*dependencies/i.test(key))

    expect(keys).toEqual([['dependencies', { 'fp-ts': '2.16.11', 'io-ts': '2.2.22' }]])
  })

  it('K-225: its types know neither Node nor the DOM', () => {
    const { lib: ownLib, types } = readObject('tsconfig.json')['compilerOptions'] as Options
    const { lib } = readObject('../../tsconfig.base.json')['compilerOptions'] as Options

    expect([types, ownLib]).toEqual([[], undefined])
    expect(lib?.filter((name) => !name.startsWith('ES'))).toEqual([])
  })
})
