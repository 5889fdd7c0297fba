import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeOffence } from './offence.js'
import { findImpurities } from './purity.js'
import { root } from '../../scripts/root.mjs'
import { shippedSources } from './source.js'

// Design §1: the pure packages and all that they depend on; the kernel scans itself. A longer list is a design change.
const pure: Record<string, readonly string[]> = {
  yaml: ['@assent/kernel', 'fp-ts', 'yaml'],
  surface: ['@assent/kernel', 'fp-ts'],
}

const fileOf = (name: string, file: string): string => readFileSync(join(root, 'packages', name, file), 'utf8')

describe.each(Object.entries(pure))('purity of %s', (name, dependencies) => {
  it('K-225: its sources reach no clock, file, network, environment, timer or random source', () => {
    const sources = shippedSources.filter(({ path }) => path.startsWith(`packages/${name}/`))
    expect(sources.length).toBeGreaterThan(0)
    expect(findImpurities(sources).map(describeOffence)).toEqual([])
  })

  it('its dependencies are pinned', () => {
    const declared = JSON.parse(fileOf(name, 'package.json')) as Record<string, Record<string, string>>
    expect(Object.keys(declared.dependencies ?? {})).toEqual(dependencies)
    expect(declared.peerDependencies).toBeUndefined()
    expect(declared.optionalDependencies).toBeUndefined()
  })

  it('its compiler knows neither Node nor a browser', () => {
    const { compilerOptions } = JSON.parse(fileOf(name, 'tsconfig.json')) as {
      compilerOptions: Record<string, unknown>
    }
    expect(compilerOptions.types).toEqual([])
    expect(compilerOptions.lib).toBeUndefined()
    const base = readFileSync(join(root, 'tsconfig.base.json'), 'utf8')
    expect(base).not.toContain('DOM')
  })
})

describe('purity, on planted offences', () => {
  it.each([
    'const now = Date.now()',
    'const now = new Date()',
    'const die = Math.random()',
    'const home = process.env.HOME',
    "console.log('a')",
    'setTimeout(() => {}, 1)',
    'const clock = { now: performance.now }',
    "const { TZ } = globalThis['process'].env",
    'const f = async () => {}',
    'export const f = (p: Promise<number>) => p',
    "import { readFileSync } from 'node:fs'",
    "const fs = await import('fs')",
    'const n = new Intl.NumberFormat()',
  ])('%s is found', (text) => {
    expect(findImpurities([{ path: 'packages/kernel/src/planted.ts', text }])).not.toEqual([])
  })

  it('a member, a key or a text of that name is no offence', () => {
    const text = "const a = { process: 1, Date: 'console' }\nconst b = a.process + schema.fetch // Date.now()\n"
    expect(findImpurities([{ path: 'packages/kernel/src/innocent.ts', text }])).toEqual([])
  })

  it('a pure package that is added is added here', () => {
    expect(existsSync(join(root, 'packages/surface'))).toBe('surface' in pure)
  })
})
