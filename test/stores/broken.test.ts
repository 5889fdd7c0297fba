import {
  checkBatches,
  checkFeed,
  checkRelations,
  checkStore,
  forgetfulStore,
  jumblingStore,
  lookingStore,
  overwritingStore,
  prefixStore,
  skippingStore,
} from '@assent/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { memoryProvider, sqliteProvider, type RelatingProvider } from './provider.js'

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

const aboutEventOrder = [
  'S-7: events are in revision order, in emission order inside a revision, and equal ones stay apart',
]

const aboutAllOrNothing = [
  'B-4: a decision at a stale revision refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: a creation of what is there refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: a record id that names another record refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: a record id that another entry took refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: an observation of nobody refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: a commit that no decision made refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: an id that no store takes refuses the whole batch, first or last, and leaves nothing of it',
  'B-4: the first entry that fails is the one that is told, whatever is wrong with later ones',
  'B-4: a refused batch takes no record id, of a decision or of an observation',
  'B-4: a batch that was refused succeeds once what stood against it is gone',
  'B-5: a reader beside a batch sees all of it or nothing',
  'B-4: of two batches that touch two subjects in opposite order one is stored whole, a hundred times',
]

const aboutLateCommits = [
  'known fault 1: a reader beside many writers gets every record once, those of a subject in order',
]

const aboutEdgesAtOnce = [
  'K-33: of two that point at each other at once one is stored and one is `reference_cycle`, 50 times',
  'K-33: of eight that close a ring at once seven are stored and one is `reference_cycle`, ten times',
]

const providers: readonly (readonly [string, RelatingProvider])[] = [
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

  it('S-21: one that loses the order of events fails the cases about it, and no other', async () => {
    const { provider, failed } = await checkStore(`jumbling ${name}`, async () => jumblingStore(await open()))
    expect(provider).toBe(`jumbling ${name}`)
    expect(failed.map((one) => one.name)).toEqual(aboutEventOrder)
  })

  it('S-21, B-1: one that makes batches of single commits fails the cases about all or nothing, and no other', async () => {
    const { provider, failed } = await checkBatches(`prefix ${name}`, async () => prefixStore(await open()))
    expect(provider).toBe(`prefix ${name}`)
    expect(failed.map((one) => one.name)).toEqual(aboutAllOrNothing)
  })

  it('S-21: one whose feed skips a late commit fails the case about it, and no other', async () => {
    const { provider, failed } = await checkFeed(`skipping ${name}`, async () => skippingStore(await open()))
    expect(provider).toBe(`skipping ${name}`)
    expect(failed.map((one) => one.name)).toEqual(aboutLateCommits)
  })

  it('S-21, K-33: one that looks where edges lead before it writes fails the cases about writers at once', async () => {
    const { provider, failed } = await checkRelations(`looking ${name}`, async () => lookingStore(await open()))
    expect(provider).toBe(`looking ${name}`)
    expect(failed.map((one) => one.name)).toEqual(aboutEdgesAtOnce)
  })
})
