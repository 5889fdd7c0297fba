import { numberOf, type JsonNumber } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import type { Expectation, RecordedCommit, Store } from '../../src/index.js'
import { absent, after, at, created, dump, observed, storeHistory, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

const commit = async (store: Store, given: RecordedCommit, expectation: Expectation) =>
  store.commit(given, expectation)()

describe.each(stores)('a commit to %s', (_name, open) => {
  it('X-2, X-4: of a creation expects absent, and is then loaded as it was given', async () => {
    const store = await open()
    const first = created('p', 'r-1')
    expect(valueOf(await commit(store, first, absent))).toBe('committed')
    expect(valueOf(await store.load(subject('p'))())).toEqual(first.instance)
  })

  it('X-6: of a second creation is refused with the whole expectation and the revision found', async () => {
    const store = await open()
    valueOf(await commit(store, created('p', 'r-1'), absent))
    expect(errorOf(await commit(store, created('p', 'r-2'), absent))).toEqual({
      kind: 'revision_conflict',
      entity: 'parcel',
      id: 'p',
      expected: { kind: 'absent' },
      found: 1,
    })
  })

  it('X-3: never holds at revision 0: found null, or the revision that is there', async () => {
    const store = await open()
    expect(errorOf(await commit(store, created('p', 'r-1'), at(0)))).toMatchObject({ expected: at(0), found: null })
    valueOf(await commit(store, created('p', 'r-1'), absent))
    expect(errorOf(await commit(store, created('p', 'r-2'), at(0)))).toMatchObject({ expected: at(0), found: 1 })
  })

  it.each([
    [null],
    ['absent'],
    [{}],
    [{ kind: 'none' }],
    [{ kind: 'revision' }],
    [{ kind: 'revision', revision: '1' }],
  ])('X-1, R-16: expecting %j is refused as nonsense, and nothing is written', async (expectation) => {
    const store = await open()
    const before = await dump(store)
    const answer = await commit(store, created('p', 'r-1'), expectation as unknown as Expectation)
    expect(errorOf(answer)).toEqual({
      kind: 'store_backend',
      detail: 'the expectation is neither `absent` nor a revision',
    })
    expect(await dump(store)).toBe(before)
  })

  it('X-5, S-19: that is refused leaves state, lists and record ids as they were', async () => {
    const store = await open()
    const [first] = await storeHistory(store, 'p')
    const before = await dump(store)
    const stale = after(first as RecordedCommit, 'weigh', 'free-id', {}, { grams: 3 })
    expect(errorOf(await commit(store, stale, at(1))).kind).toBe('revision_conflict')
    expect(errorOf(await commit(store, created('p', 'p-1', { actor: 'x' }), absent)).kind).toBe('record_conflict')
    expect(await dump(store)).toBe(before)
    expect(valueOf(await commit(store, created('q', 'free-id'), absent))).toBe('committed')
  })

  it('S-14, S-16: repeated exactly succeeds and writes nothing, however far the subject has moved', async () => {
    const store = await open()
    const history = await storeHistory(store, 'p')
    const before = await dump(store)
    expect(valueOf(await commit(store, history[0] as RecordedCommit, absent))).toBe('already_committed')
    expect(valueOf(await commit(store, history[1] as RecordedCommit, at(77)))).toBe('already_committed')
    expect(await dump(store)).toBe(before)
  })

  it.each([
    ['an actor instead of null', created('p', 'r-1', { actor: 'x' })],
    ['another spelling of the time', created('p', 'r-1', { recorded_at: '2031-05-04T09:00:00.0Z' })],
    ['another spelling of a number', created('p', 'r-1', {}, { grams: numberOf('100.0') as JsonNumber })],
    ['another subject', created('q', 'r-1')],
  ])('S-14, S-17: is record_conflict, before any expectation, with %s', async (_what, other) => {
    const store = await open()
    valueOf(await commit(store, created('p', 'r-1'), absent))
    expect(errorOf(await commit(store, other, at(9)))).toEqual({ kind: 'record_conflict', record_id: 'r-1' })
  })

  it('S-17: is record_conflict under the id of an observation', async () => {
    const store = await open()
    valueOf(await commit(store, created('p', 'r-1'), absent))
    valueOf(await store.observe(observed('p', 1, 'o-1'))())
    expect(errorOf(await commit(store, created('q', 'o-1'), absent))).toEqual({
      kind: 'record_conflict',
      record_id: 'o-1',
    })
  })

  it('known fault 5: sets, clears and sets again under new record ids as three records', async () => {
    const store = await open()
    let last = created('p', 'r-0')
    valueOf(await commit(store, last, absent))
    for (const [index, grams] of [5, 6, 5].entries()) {
      last = after(last, 'weigh', `r-${index + 1}`, {}, { grams })
      valueOf(await commit(store, last, at(index + 1)))
    }
    expect(valueOf(await store.records(subject('p'))()).items).toHaveLength(4)
  })

  it('S-18: made twice at the same time succeeds twice and leaves one record', async () => {
    const store = await open()
    const answers = await Promise.all([1, 2].map(() => commit(store, created('p', 'r-1'), absent)))
    expect(answers.map(valueOf).sort()).toEqual(['already_committed', 'committed'])
    expect(valueOf(await store.records(subject('p'))()).items).toHaveLength(1)
  })

  it('known fault 3: of fifty writers at one revision exactly one wins, and the state is its own', async () => {
    const store = await open()
    const first = created('p', 'r-0')
    valueOf(await commit(store, first, absent))
    const writers = Array.from({ length: 50 }, (_, index) => after(first, 'weigh', `w-${index}`, {}, { grams: index }))
    const answers = await Promise.all(writers.map((writer) => commit(store, writer, at(1))))
    const winners = answers.filter((answer) => answer._tag === 'Right')
    expect(winners).toHaveLength(1)
    for (const answer of answers.filter(({ _tag }) => _tag === 'Left')) {
      expect(errorOf(answer)).toMatchObject({ kind: 'revision_conflict', expected: at(1), found: 2 })
    }
    const winner = writers[answers.findIndex(({ _tag }) => _tag === 'Right')] as RecordedCommit
    expect(valueOf(await store.load(subject('p'))())).toEqual(winner.instance)
  })

  it('S-15: may skip revisions, and may not go back', async () => {
    const store = await open()
    const at9 = withRevision(created('p', 'r-1'), 9)
    expect(valueOf(await commit(store, at9, absent))).toBe('committed')
    expect(errorOf(await commit(store, withRevision(created('p', 'r-2'), 9), at(9))).kind).toBe('store_backend')
    expect(errorOf(await commit(store, withRevision(created('p', 'r-2'), 3), at(9))).kind).toBe('store_backend')
  })
})

const withRevision = ({ instance, envelope }: RecordedCommit, revision: JsonNumber): RecordedCommit => {
  const moved = { ...instance, revision }
  const events = envelope.record.events.map((event) => ({ ...event, revision }))
  return { instance: moved, envelope: { ...envelope, record: { ...envelope.record, revision, result: moved, events } } }
}

const broken: readonly (readonly [string, (commit: RecordedCommit) => unknown])[] = [
  ['a blank record id', ({ instance, envelope }) => ({ instance, envelope: { ...envelope, record_id: '' } })],
  ['an envelope without actor', ({ instance, envelope: { actor: _, ...envelope } }) => ({ instance, envelope })],
  ['an unknown member of the envelope', ({ instance, envelope }) => ({ instance, envelope: { ...envelope, more: 1 } })],
  ['another entity in the record', withRecord({ entity: 'crate' })],
  ['another id in the record', withRecord({ id: 'q' })],
  ['another revision in the record', withRecord({ revision: 2 })],
  ['another state in the record', withRecord({ to_state: 'sent' })],
  ['another result in the record', ({ instance, envelope }) => ({ instance: { ...instance, fields: {} }, envelope })],
  [
    'a result that differs in a number token',
    ({ instance, envelope }) => ({
      instance: { ...instance, fields: { ...instance.fields, grams: numberOf('100.0') } },
      envelope,
    }),
  ],
  ['an unknown member of the record', withRecord({ more: 1 })],
  ['a definition that is none', withRecord({ definition: { entity: 'parcel' } })],
  ['no record', ({ instance, envelope }) => ({ instance, envelope: { ...envelope, record: null } })],
  ['no instance', ({ envelope }) => ({ envelope })],
  [
    'an instance that is no JSON',
    ({ instance, envelope }) => ({
      instance: { ...instance, fields: { address: new Date(0) } },
      envelope,
    }),
  ],
  ['no envelope', ({ instance }) => ({ instance })],
  ['nothing', () => undefined],
]

function withRecord(changes: object) {
  return ({ instance, envelope }: RecordedCommit): unknown => ({
    instance,
    envelope: { ...envelope, record: { ...envelope.record, ...changes } },
  })
}

describe.each(stores)('a commit that no decision produced, to %s', (_name, open) => {
  it.each(broken)('R-15, R-16: is store_backend with %s, whatever is stored', async (_what, spoil) => {
    const store = await open()
    const good = created('p', 'r-1')
    const spoiled = spoil(good) as RecordedCommit
    expect(errorOf(await commit(store, spoiled, at(9))).kind).toBe('store_backend')
    valueOf(await commit(store, good, absent))
    const before = await dump(store)
    expect(errorOf(await commit(store, spoiled, absent)).kind).toBe('store_backend')
    expect(await dump(store)).toBe(before)
  })

  it('R-15: names the envelope first, then entity, id, revision, to_state, result', async () => {
    const store = await open()
    const { instance, envelope } = created('p', 'r-1')
    const spoiled = { entity: 'crate', id: 'q', revision: 2, to_state: 'sent', result: { ...instance, version: 9 } }
    const named = ['entity', 'id', 'revision', 'to_state', 'result'].map(async (_member, index) => {
      const record = { ...envelope.record, ...Object.fromEntries(Object.entries(spoiled).slice(index)) }
      const error = errorOf(await commit(store, { instance, envelope: { ...envelope, record } }, absent))
      return /`(.*?)`/.exec('detail' in error ? error.detail : '')?.[1]
    })
    expect(await Promise.all(named)).toEqual(['entity', 'id', 'revision', 'to_state', 'result'])
  })
})
