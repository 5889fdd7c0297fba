import { memoryStore, type Store, type StoreError } from '@assent/shell'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { claim, committed, desk, deskOver, grace, model, refusedUnchanged, submitted } from './desk.js'

const reason = 'the parcel was lost'
const approval = { id: 'r-1', arguments: { reason }, expected_revision: 2, proposal_id: 'p-1' }

describe('D-16: a proposal with a name', () => {
  it('sent again returns the original commit, marked as a replay, and writes nothing', async () => {
    const opened = await desk()
    const first = committed(await opened.ask('refund.approve', approval))
    const before = await opened.dump()
    const again = committed(await opened.ask('refund.approve', approval))
    expect(again).toEqual({ ok: true, commit: first.commit, replayed: true })
    expect(await opened.dump()).toBe(before)
  })

  it('sent again after the subject has moved on returns the original commit, whether or not it says its revision', async () => {
    const opened = await desk()
    await opened.ask('refund.get', { id: 'r-1' })
    const input = { id: 'r-1', arguments: { evidence: 'photo-2.jpg' }, proposal_id: 'p-1' }
    const first = committed(await opened.ask('refund.attach_evidence', input))
    await opened.ask('refund.approve', { id: 'r-1', arguments: { reason } })
    for (const again of [input, { ...input, expected_revision: 2 }]) {
      expect(committed(await opened.ask('refund.attach_evidence', again))).toEqual({ ...first, replayed: true })
    }
    // Nor is the old instance taken for one that was just read.
    expect(await opened.ask('refund.approve', { id: 'r-1', arguments: { reason } })).toMatchObject({
      kind: 'invalid_transition',
    })
  })

  it.each<[string, string, object]>([
    ['another argument', 'approve', { ...approval, arguments: { reason: 'another' } }],
    ['an argument that the kernel refuses', 'approve', { ...approval, arguments: {} }],
    ['another revision', 'approve', { ...approval, expected_revision: 3 }],
    ['another subject', 'approve', { ...approval, id: 'r-2' }],
  ])('sent with %s is record_conflict', async (_what, operation, other) => {
    const opened = await desk()
    await submitted(opened, 'r-2')
    await opened.ask('refund.approve', approval)
    const refusal = await refusedUnchanged(opened, () => opened.ask(`refund.${operation}`, other))
    expect(refusal).toMatchObject({ kind: 'record_conflict', by: 'store' })
  })

  it('sent for another subject is record_conflict, whatever the kernel would say of that one', async () => {
    const opened = await desk()
    await submitted(opened, 'r-2')
    committed(await opened.ask('refund.approve', { id: 'r-2', arguments: { reason }, expected_revision: 2 }))
    committed(await opened.ask('refund.approve', approval))
    const other = { ...approval, id: 'r-2', expected_revision: 3 }
    expect(await opened.ask('refund.approve', other)).toMatchObject({ kind: 'record_conflict' })
    const creation = { id: 'r-3', fields: claim, proposal_id: 'p-2' }
    committed(await opened.ask('refund.create', creation))
    const elsewhere = await refusedUnchanged(opened, () => opened.ask('refund.create', { ...creation, id: 'r-4' }))
    expect(elsewhere).toMatchObject({ kind: 'record_conflict' })
    const changed = { ...creation, fields: { ...claim, amount_cents: 1 } }
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.create', changed))
    expect(refusal).toMatchObject({ kind: 'record_conflict' })
  })

  it('is its own of each principal and of each tool: none names the record of another', async () => {
    const opened = await desk()
    const evidence = { id: 'r-1', arguments: { evidence: 'b' }, proposal_id: 'p-1' }
    const first = committed(await opened.ask('refund.attach_evidence', { ...evidence, expected_revision: 2 }))
    const second = committed(await opened.ask('refund.attach_evidence', { ...evidence, expected_revision: 3 }, grace))
    const third = committed(await opened.ask('refund.approve', { ...approval, expected_revision: 4 }, grace))
    const ids = [first, second, third].map(({ commit }) => commit.envelope.record_id)
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^proposal-[0-9a-f]{64}$/)
  })

  it('that is the record id of somebody else is only a name', async () => {
    const opened = await desk()
    const result = committed(await opened.ask('refund.approve', { ...approval, proposal_id: 'drafted r-1' }))
    expect(result.replayed).toBe(false)
    expect(result.commit.envelope.record_id).not.toBe('drafted r-1')
  })

  it('is no retry of a call without a name: the same content again is another decision', async () => {
    const opened = await desk()
    const input = { id: 'r-1', arguments: { evidence: 'b' } }
    await opened.ask('refund.get', { id: 'r-1' })
    for (const revision of [3, 4, 5]) {
      const result = committed(await opened.ask('refund.attach_evidence', input))
      expect([result.replayed, result.commit.instance.revision]).toEqual([false, revision])
    }
  })

  it('of a new subject answers the original, with the id that the host chose the first time', async () => {
    let chosen = 0
    const newId = () => `host-${(chosen += 1)}`
    const opened = await desk({ newId })
    const input = { fields: claim, proposal_id: 'p-1' }
    const first = committed(await opened.ask('refund.create', input))
    expect(first.commit.instance.id).toBe('host-1')
    expect(committed(await opened.ask('refund.create', input))).toEqual({ ...first, replayed: true })
    expect(await opened.ask('refund.create', { ...input, id: 'mine' })).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'id', message: 'is not declared' }],
    })
  })

  it('sent many times at once is decided once, and its downstream work is started once', async () => {
    const started: unknown[] = []
    const opened = await desk({ onCommitted: (commit) => started.push(commit) })
    const results = await Promise.all(Array.from({ length: 20 }, () => opened.ask('refund.approve', approval)))
    const commits = results.map(committed)
    expect(commits.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(new Set(commits.map(({ commit }) => commit.envelope.record_id)).size).toBe(1)
    expect(started).toHaveLength(1)
  })
})

const unknown = (record_id: string): StoreError => ({
  kind: 'outcome_unknown',
  record_id,
  detail: 'the reply was lost',
})

/** A store that loses its reply to each commit after so many, once the write arrived or before; it finds nothing then. */
const losing = (store: Store, arrives: boolean, from: number): { readonly store: Store; mend: () => void } => {
  let commits = 0
  let broken = true
  return {
    mend: () => {
      broken = false
    },
    store: {
      ...store,
      commit:
        (commit, ...others) =>
        async () => {
          commits += 1
          if (!broken || commits <= from) return store.commit(commit, ...others)()
          if (arrives) await store.commit(commit, ...others)()
          return left(unknown(commit.envelope.record_id))
        },
      recordById: (recordId) => async () =>
        broken && commits > from ? left(unknown(recordId)) : store.recordById(recordId)(),
    },
  }
}

describe.each([
  ['arrived', true],
  ['did not arrive', false],
] as const)('E-19: a commit whose reply was lost, and that %s', (_what, arrives) => {
  it('is outcome_unknown; the retry settles it, and downstream work is started once', async () => {
    const started: unknown[] = []
    const shaky = losing(memoryStore(), arrives, 2)
    const opened = deskOver(shaky.store, { onCommitted: ({ instance }) => started.push(instance.revision) })
    await submitted(opened)
    expect(await opened.ask('refund.approve', approval)).toMatchObject({ kind: 'outcome_unknown', by: 'store' })
    expect(started).toEqual([])
    shaky.mend()
    expect(committed(await opened.ask('refund.approve', approval)).replayed).toBe(arrives)
    expect(started).toEqual([3])
    expect(committed(await opened.ask('refund.approve', approval)).replayed).toBe(true)
    expect(started).toEqual([3])
  })
})

it('E-19: a lost reply that the runtime settles by itself starts downstream work, once', async () => {
  const started: unknown[] = []
  const store = memoryStore()
  let loses = false
  const losingOnce: Store = {
    ...store,
    commit:
      (commit, ...others) =>
      async () => {
        const answer = await store.commit(commit, ...others)()
        return loses ? left(unknown(commit.envelope.record_id)) : answer
      },
  }
  const opened = deskOver(losingOnce, { onCommitted: (commit) => started.push(commit) })
  await submitted(opened)
  loses = true
  committed(await opened.ask('refund.approve', approval))
  expect(started).toHaveLength(1)
  committed(await opened.ask('refund.approve', approval))
  expect(started).toHaveLength(1)
})

it('another process that is asked the same answers the original, and starts no work of its own', async () => {
  const started: unknown[] = []
  const opened = await desk({ onCommitted: (commit) => started.push(['first', commit.envelope.record_id]) })
  const other = deskOver(opened.store, { onCommitted: (commit) => started.push(['second', commit.envelope.record_id]) })
  const first = committed(await opened.ask('refund.approve', approval))
  expect(committed(await other.ask('refund.approve', approval))).toEqual({ ...first, replayed: true })
  expect(started).toEqual([['first', first.commit.envelope.record_id]])
})

it('a store that throws at a commit, which no store may, is an unknown outcome and no success', async () => {
  const store = memoryStore()
  let throws = false
  const opened = deskOver({
    ...store,
    commit:
      (...given) =>
      async () => {
        if (throws) throw new Error('secret')
        return store.commit(...given)()
      },
  })
  await submitted(opened)
  throws = true
  const result = await opened.ask('refund.approve', approval, model)
  expect(result).toMatchObject({ kind: 'outcome_unknown' })
  expect(JSON.stringify(result)).not.toContain('secret')
})
