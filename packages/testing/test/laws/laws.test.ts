import { Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime, type Store } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { checkLaws, laws, jumblingStore, overwritingStore, type Law } from '../../src/index.js'
import { kiln } from './kiln.js'

const openRuntime = () => {
  const registry = Registry.empty.register(kiln)
  if (isLeft(registry)) throw new Error('a first definition is never a duplicate')
  return Promise.resolve(StoredRuntime.of({ registry: registry.right, store: memoryStore() }))
}

const memory = () => Promise.resolve(memoryStore())
const runs = { runs: 30 }

const all: readonly (readonly [string, readonly Law[]])[] = [
  ['kernel', laws.kernel(kiln, runs)],
  ['runtime', laws.runtime(kiln, openRuntime, runs)],
  ['store', laws.store(memory, runs)],
]

describe.each(all)('the laws of a %s', (name, several) => {
  for (const law of several) it(law.name, law.run)

  it('have names of their own, each with the rule that it is about', () => {
    expect(new Set(several.map((law) => law.name)).size).toBe(several.length)
    for (const law of several) expect(law.name).toMatch(/^([A-Z]-\d+|known fault \d+)\b.*: \S/)
  })

  it('make a report', async () => {
    expect(await checkLaws(name, several)).toEqual({
      subject: name,
      passed: several.map((law) => law.name),
      failed: [],
      passedOver: 0,
    })
  })
})

describe('checkLaws', () => {
  const wrong = (store: (inner: Store) => Store) =>
    checkLaws(
      'wrong',
      laws.store(async () => store(await memory()), { definitions: kiln, runs: 100 }),
    )

  it('names a law that does not hold, with what was expected and what was found', async () => {
    const { failed } = await wrong(overwritingStore)
    const broken = failed.find((law) => law.name.startsWith('X-2, X-6, S-19: '))
    expect(broken?.message).toMatch(/^a stale write: expected .*revision_conflict.*, found .*committed/)
  })

  it('names no law that holds: a store that jumbles events refuses and repeats as it should', async () => {
    const { passed, failed } = await checkLaws(
      'jumbling',
      laws.store(async () => jumblingStore(await memory()), { runs: 100, seed: 3, shrink: false }),
    )
    expect(failed.map(({ name }) => name.split(':')[0])).toEqual(['S-7', 'S-13 to S-22', 'S-18, C-10'])
    expect(passed).toHaveLength(4)
  })
})
