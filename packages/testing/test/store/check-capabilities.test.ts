import { memoryStore } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { batchCases, checkBatches, checkFeed, checkQueries, feedCases, queryCases } from '../../src/index.js'

const memory = () => Promise.resolve(memoryStore())

const suites = [
  ['checkBatches', checkBatches, batchCases],
  ['checkQueries', checkQueries, queryCases],
  ['checkFeed', checkFeed, feedCases],
] as const

describe.each(suites)('%s', (_name, check, cases) => {
  const names = cases.map(({ name }) => name)

  it('S-20: the report names the provider and every case', async () => {
    expect(await check('memory', memory)).toEqual({ provider: 'memory', passed: names, failed: [] })
  })

  it('S-20: every case has a name of its own, with the rule or the fault that it is about', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^(?:[A-Z]-\d+|known fault \d+): \S/)
  })
})
