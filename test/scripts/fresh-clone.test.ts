import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const tasks = join(import.meta.dirname, '../../scripts/tasks')

const staticImport = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Every module that is loaded as soon as this file is: its own static imports, and theirs. */
const loadedWith = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    if (name.startsWith('.')) loadedWith(join(dirname(file), name), seen)
    else seen.add(name)
  }
  return seen
}

describe('a task on a fresh clone', () => {
  it.each(readdirSync(tasks))('%s loads no package of this repository, which is not built yet', (task) => {
    const loaded = [...loadedWith(join(tasks, task))]
    expect(loaded.filter((name) => name.startsWith('@assent/'))).toEqual([])
  })

  it('a static import of a package is found, also behind another file', () => {
    const loaded = loadedWith(join(tasks, '../demo.mjs'))
    expect([...loaded].filter((name) => name.startsWith('@assent/'))).toContain('@assent/kernel')
  })
})
