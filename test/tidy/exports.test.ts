import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { shippedSources } from './source.js'

const { resolve } = createRequire(import.meta.url)

type PackageFile = { readonly name: string; readonly exports: Readonly<Record<string, unknown>> }

const packageFiles = readdirSync(join(root, 'packages')).map((name) => {
  const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')
  return JSON.parse(text) as PackageFile
})

const entries = packageFiles.flatMap(({ name, exports }) => Object.keys(exports).map((key) => join(name, key)))

const builtFiles = packageFiles.flatMap(({ name }) =>
  shippedSources
    .filter(({ path }) => path.startsWith(`packages/${name.replace('@assent/', '')}/src/`))
    .map(({ path }) => path.replace(/^.*?\/src\//, '').replace('.ts', '.js'))
    .flatMap((file) => [join(name, 'dist', file), join(name, file), join(name, file.replace('.js', ''))]),
)

const internals = builtFiles.filter((path) => !entries.includes(path))

describe('exports', () => {
  it.each(entries)('%s is there', (entry) => {
    expect(existsSync(resolve(entry))).toBe(true)
  })

  it('nothing internal can be imported', () => {
    expect(internals.length).toBeGreaterThan(0)
    for (const path of internals) expect(() => resolve(path), path).toThrow('is not defined by "exports"')
  })
})
