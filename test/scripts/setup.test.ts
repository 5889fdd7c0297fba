import { describe, expect, it } from 'vitest'
import { agrees } from '../../scripts/setup/installed.mjs'
import { nodeFault } from '../../scripts/setup/node-version.mjs'

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0'])('%s is new enough', (version) => {
    expect(nodeFault(version)).toBeUndefined()
  })

  it.each(['20.18.9', '18.20.4', '9.99.0'])('%s is refused in a sentence that names both', (version) => {
    expect(nodeFault(version)).toBe(`Assent needs Node 20.19 or newer, and this is Node ${version}.`)
  })
})

describe('what is installed', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'packages/kernel': { version: '0.1.0' },
      'node_modules/@assent/kernel': { link: true, resolved: 'packages/kernel' },
      'node_modules/fp-ts': { version: '2.16.11' },
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
  }
  const without = (path: string) => ({
    packages: Object.fromEntries(Object.entries(lock.packages).filter(([key]) => key !== path)),
  })
  const withEntry = (path: string, entry: object) => ({ packages: { ...lock.packages, [path]: entry } })

  it('agrees with the lock file where it is the same, or lacks only what is of another platform', () => {
    expect(agrees(lock, lock)).toBe(true)
    expect(agrees(lock, without(''))).toBe(true)
    expect(agrees(lock, without('node_modules/other-platform'))).toBe(true)
  })

  it('disagrees where a package or a workspace is missing, of another version, or elsewhere', () => {
    expect(agrees(lock, without('node_modules/fp-ts'))).toBe(false)
    expect(agrees(lock, without('node_modules/@assent/kernel'))).toBe(false)
    expect(agrees(lock, withEntry('node_modules/fp-ts', { version: '2.16.10' }))).toBe(false)
    expect(agrees(lock, withEntry('node_modules/@assent/kernel', { link: true, resolved: 'elsewhere' }))).toBe(false)
    expect(agrees(lock, withEntry('node_modules/@assent/kernel', { version: '0.1.0' }))).toBe(false)
  })
})
