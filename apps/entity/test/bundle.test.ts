import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const bundle = join(folder, 'bundle')

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The package that a module is of: `mysql2` of `mysql2/promise`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

const texts = readdirSync(bundle)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(bundle, file), 'utf8'))

const imported = texts
  .flatMap((text) => [...text.matchAll(/(?:^import (?:.* from )?|import\()"([^."][^"]*)"/gm)])
  .map(([, module = '']) => module)
  .filter((module) => !isBuiltin(module))

describe('the command as one file and a few', () => {
  it('imports only packages that it installs', () => {
    expect([...new Set(imported.map(packageOf))].sort()).toEqual(Object.keys(dependencies).sort())
  })

  it('loads elk, which is large, only for the drawing that asks for it', () => {
    expect(texts.filter((text) => text.includes('import("elkjs")'))).toHaveLength(1)
    expect(texts.filter((text) => /(?:from|import) "elkjs"/.test(text))).toEqual([])
  })

  it('has every package of ours inside', () => {
    expect(imported.filter((module) => module.startsWith('@assent/'))).toEqual([])
  })

  it('says the licences of the packages of others that are inside', () => {
    const licences = readFileSync(join(bundle, 'THIRD-PARTY.txt'), 'utf8')
    const named = licences.matchAll(/^([a-z-]+) [\d.]+, (MIT|ISC)$/gm)
    expect([...named].map(([, name]) => name)).toEqual(['commander', 'fp-ts', 'io-ts', 'kysely', 'yaml'])
    expect(licences.match(/^Copyright/gm)).toHaveLength(5)
  })
})
