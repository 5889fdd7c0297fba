import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf, undocumented } from './documentation.js'
import { root } from '../../scripts/root.mjs'

const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
const apps = readdirSync(join(root, 'apps')).map((name) => join(root, 'apps', name))

describe('documentation', () => {
  it.each(packages.flatMap(entriesOf).map((entry) => relative(root, entry)))(
    'every name of %s has a docstring',
    (entry) => {
      expect(undocumented(join(root, entry))).toEqual([])
    },
  )

  it.each([...packages, ...apps].map((folder) => relative(root, folder)))('%s has a README', (folder) => {
    expect(existsSync(join(root, folder, 'README.md'))).toBe(true)
  })
})

const planted = `
/** Documented. */
export const told = 1
export const untold = 2
// A comment is no docstring.
export type Whispered = string
/** Documented. */
export class Counter {
  /** Documented. */
  static readonly zero = new Counter()
  static readonly one = new Counter()
  private constructor() {}
  private hidden(): void {}
  next(): void { this.hidden() }
}
export type { Elsewhere } from './elsewhere.js'
export { hushed as renamed } from './elsewhere.js'
import * as quiet from './elsewhere.js'
import * as module from './module.js'
export { quiet, module }
`

describe('documentation, on planted offences', () => {
  it('names, members of classes and names from other files are found where they have no docstring', () => {
    const folder = mkdtempSync(join(tmpdir(), 'assent-tidy-'))
    writeFileSync(join(folder, 'index.ts'), planted)
    writeFileSync(
      join(folder, 'elsewhere.ts'),
      '/** Documented. */\nexport type Elsewhere = 1\nexport const hushed = 1\n',
    )
    writeFileSync(join(folder, 'module.ts'), '/** Documented. */\n\nexport const said = 1\n')
    const found = undocumented(join(folder, 'index.ts'))
    rmSync(folder, { recursive: true })
    expect(found).toEqual(['untold', 'Whispered', 'Counter.next', 'Counter.one', 'renamed', 'quiet'])
  })
})
