import { checkStore, forgetfulStore, overwritingStore } from '@assent/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { memoryProvider, sqliteProvider, type Provider } from './provider.js'

const aboutExpectations = [
  'X-2: a revision holds at exactly that revision: an older and a later one are refused',
  'X-3: revision 0 is not `absent`: it never holds',
  'C-6: revisions past the safe integers stay exact',
  'S-19: a refused commit reserves no record id',
  "X-2: of 50 commits at one revision one succeeds, 49 are `revision_conflict`, and the row is the winner's",
]

const aboutIdentity = [
  'S-16: the same commit again succeeds and writes nothing',
  'S-14: the same commit again succeeds although the subject has moved on',
  'S-17: the order of members makes no other content',
  'S-17: other metadata under a known record id is `record_conflict`: actor',
  'S-17: other metadata under a known record id is `record_conflict`: correlation',
  'S-17: other metadata under a known record id is `record_conflict`: causation',
  'R-10: another spelling of the same time is other content',
  'S-17: a number spelled otherwise is other content',
  'S-14: `record_conflict` wins over `revision_conflict`',
  'S-16: a record id is taken for every subject and every entity',
  'S-17: an observation cannot take the id of a decision, nor a decision that of an observation',
  'S-14: the same observation again succeeds although the subject has moved on',
  'S-16: another observation under a known record id is `record_conflict`',
  'S-16: of 50 subjects created under one record id one is stored and 49 are `record_conflict`',
  'S-18: 50 identical commits all succeed and leave one record',
  'S-18: 50 identical observations all succeed and leave one',
]

const providers: readonly (readonly [string, Provider])[] = [
  ['memory', memoryProvider()],
  ['SQLite', sqliteProvider()],
]

describe.each(providers)('a store that is wrong on purpose, over %s', (name, { open, remove }) => {
  afterAll(remove)

  it('S-21: one that overwrites a stale revision fails the cases about expectations, and no other', async () => {
    const { provider, failed } = await checkStore(`overwriting ${name}`, async () => overwritingStore(await open()))
    expect(provider).toBe(`overwriting ${name}`)
    expect(failed.map((one) => one.name)).toEqual(aboutExpectations)
  })

  it('S-21: one that forgets record identity fails the cases about identity, and no other', async () => {
    const { provider, failed } = await checkStore(`forgetful ${name}`, async () => forgetfulStore(await open()))
    expect(provider).toBe(`forgetful ${name}`)
    expect(failed.map((one) => one.name)).toEqual(aboutIdentity)
  })
})
