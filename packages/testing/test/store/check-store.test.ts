import { memoryStore } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { checkStore, forgetfulStore, reopenCases, storeCases } from '../../src/index.js'

const memory = () => Promise.resolve(memoryStore())
const names = storeCases.map(({ name }) => name)

describe('checkStore', () => {
  it('S-20: the report names the provider and every case', async () => {
    expect(await checkStore('memory', memory)).toEqual({ provider: 'memory', passed: names, failed: [] })
  })

  it('S-20: a failure names its case, what was expected and what was found', async () => {
    const { failed } = await checkStore('forgetful', async () => forgetfulStore(await memory()))
    const repeated = failed.find(({ name }) => name === 'S-16: the same commit again succeeds and writes nothing')
    expect(repeated?.message).toMatch(/^the answer: expected .*already_committed.*, found .*revision_conflict/)
  })

  it('S-9: with a way to open a store again, what outlives it is held to the suite too', async () => {
    const { failed } = await checkStore('memory', memory, memory)
    expect(failed.map(({ name }) => name)).toEqual(reopenCases.map(({ name }) => name))
  })

  it('a provider that cannot be opened rejects as itself', async () => {
    await expect(checkStore('broken', () => Promise.reject(new Error('no such server')))).rejects.toThrow(
      'no such server',
    )
  })
})

describe('storeCases', () => {
  it('S-20: every case has a name of its own, with the rule that it is about', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Z]-\d+: \S/)
  })
})
