import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'

const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const rules = join(root, '.dependency-cruiser.cjs')

const packages = ['kernel', 'yaml', 'shell', 'testing', 'provider']
const drivers = ['better-sqlite3', 'pg', '@electric-sql/pglite', 'mysql2']
const servers = ['hono', '@hono/node-server']
const libraries = ['fp-ts', 'io-ts', 'yaml', 'kysely', 'fast-check', 'left-pad', ...drivers, ...servers]

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const exportsOf = (name: string): string =>
  JSON.stringify({ name: `@assent/${name}`, type: 'module', exports: { '.': './dist/index.js' } })

/** A repository like this one, with empty packages and libraries. */
const emptyHouse = (folder: string): void => {
  write(folder, { 'tsconfig.base.json': '{}', 'package.json': '{}' })
  mkdirSync(join(folder, 'node_modules/@assent'), { recursive: true })
  for (const name of packages) {
    write(join(folder, 'packages', name), {
      'package.json': exportsOf(name),
      'dist/index.js': '',
      'dist/inside.js': '',
    })
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@assent', name))
  }
  for (const name of libraries) write(join(folder, 'node_modules', name), { 'package.json': '{}', 'index.js': '' })
}

type Violation = { readonly rule: { readonly name: string }; readonly from: string }

/** The rules that planted files break, as `rule: file`, sorted. */
const violationsOf = (files: Readonly<Record<string, string>>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-arrows-'))
  emptyHouse(folder)
  write(folder, files)
  const args = [program, 'packages', '--config', rules, '--output-type', 'json']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort()
}

const innocent = {
  'packages/kernel/src/index.ts': "import 'fp-ts'; import 'io-ts'; import './value/json.js'",
  'packages/kernel/src/value/json.ts': 'export const json = 1',
  'packages/yaml/src/index.ts': "import '@assent/kernel'; import 'yaml'; import 'fp-ts'",
  'packages/shell/src/index.ts': "import '@assent/kernel'; import 'node:crypto'",
  'packages/shell/src/sqlite/index.ts': "import 'better-sqlite3'; import 'kysely'",
  'packages/shell/src/postgres/index.ts': "import 'pg'; import 'kysely'",
  'packages/shell/src/pglite/index.ts': "import '@electric-sql/pglite'; import 'kysely'",
  'packages/shell/src/mysql/index.ts': "import 'mysql2'; import 'kysely'",
  'packages/testing/src/index.ts': "import '@assent/shell'; import '@assent/kernel'; import 'fast-check'",
  'packages/provider/src/client/index.ts': "import '@assent/kernel'; import 'fp-ts'; import '../wire.js'",
  'packages/provider/src/http/index.ts': "import 'hono'; import '../wire.js'",
  'packages/provider/src/node/index.ts': "import '@hono/node-server'; import 'node:http'; import '../http/index.js'",
  'packages/provider/src/wire.ts': "import 'io-ts'",
  'packages/kernel/test/json.test.ts': "import '../src/value/json.js'; import 'fast-check'",
}

/** Each breaks the one rule named before it. */
const planted: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['kernel-inside', 'packages/kernel/src/other-package.ts', "import '@assent/shell'"],
  ['kernel-inside', 'packages/kernel/src/other-packages-types.ts', "import type {} from '@assent/shell'"],
  ['shell-inside', 'packages/shell/test/from-test.ts', "import '@assent/testing'"],
  ['kernel-outside', 'packages/kernel/src/unlisted.ts', "import 'left-pad'"],
  ['testing-outside', 'packages/testing/src/for-others.ts', "import 'kysely'"],
  ['driver-behind-its-export-sqlite', 'packages/shell/src/native.ts', "import 'better-sqlite3'"],
  ['driver-behind-its-export-postgres', 'packages/shell/src/mysql/other-driver.ts', "import 'pg'"],
  ['driver-behind-its-export-pglite', 'packages/shell/src/sql/driver.ts', "import '@electric-sql/pglite'"],
  ['driver-behind-its-export-mysql', 'packages/shell/src/postgres/types.ts', "import type {} from 'mysql2'"],
  ['http-behind-its-export', 'packages/provider/src/client/server.ts', "import 'hono'"],
  ['http-behind-its-export', 'packages/provider/src/client/route.ts', "import type {} from '../http/index.js'"],
  ['node-behind-its-export', 'packages/provider/src/http/listen.ts', "import '@hono/node-server'"],
  ['no-node-in-the-web', 'packages/provider/src/client/node.ts', "import 'node:fs'"],
  ['no-node', 'packages/yaml/src/node.ts', "import 'node:fs'"],
  ['only-exports-packages', 'packages/shell/src/sources.ts', "import '../../kernel/src/value/json.js'"],
  ['only-exports-packages', 'packages/shell/src/built.ts', "import '../../kernel/dist/inside.js'"],
  ['resolves', 'packages/kernel/src/nowhere.ts', "import './missing.js'"],
  ['no-test-in-source', 'packages/kernel/src/test.ts', "import '../test/json.test.js'"],
  ['no-cycle', 'packages/kernel/src/circle-1.ts', "import './circle-2.js'"],
]

const otherHalf = { 'packages/kernel/src/circle-2.ts': "import type {} from './circle-1.js'" }

describe('import rules', () => {
  it('C-1: the arrows of the design are no offence', () => {
    expect(violationsOf(innocent)).toEqual([])
  })

  it('C-1: an arrow against the design is found, and by its name', () => {
    const files = Object.fromEntries(planted.map(([, path, text]) => [path, text]))
    const expected = planted.map(([rule, path]) => `${rule}: ${path}`)
    expect(violationsOf({ ...innocent, ...files, ...otherHalf })).toEqual(expected.sort())
  })
})
