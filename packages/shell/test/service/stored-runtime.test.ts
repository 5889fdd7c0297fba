import { describe, expect, it } from 'vitest'
import { StoredRuntime } from '../../src/index.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { crates } from './crate.js'

const creation = (changes: object = {}) => ({
  entity: 'crate',
  version: 1,
  id: 's:M',
  fields: { mark: 'M' },
  recording: recording('made'),
  ...changes,
})

const shutting = (changes: object = {}) => ({
  entity: 'crate',
  id: 's:M',
  expectedRevision: 1,
  operation: 'shut',
  arguments: { kilos: 2 },
  recording: recording('shut'),
  ...changes,
})

describe.each(stores)('outcomes over %s', (_name, open) => {
  it('SR-165: a record is stored with its outcome, its effect, its response and its arguments, and verifies', async () => {
    const runtime = StoredRuntime.of({ registry: crates('service/3'), store: await open() })
    valueOf(await runtime.create(creation())())
    valueOf(await runtime.execute(shutting())())
    const emptying = shutting({ expectedRevision: 2, operation: 'empty', arguments: {}, recording: recording('empty') })
    valueOf(await runtime.execute(emptying)())

    const { items } = valueOf(await runtime.history({ entity: 'crate', id: 's:M' })())
    const records = items.map(({ record }) => record)
    expect(records.map((record) => [record.outcome, record.effect, record.response, record.removed])).toEqual([
      ['made', 'created', {}, undefined],
      ['shut', 'moved', { kilos: 2 }, undefined],
      [undefined, undefined, undefined, ['kilos']],
    ])
    expect(records[0]?.command).toMatchObject({ arguments: { mark: 'M', rush: false }, fields: { mark: 'M' } })
    expect(valueOf(await runtime.verify({ entity: 'crate', id: 's:M' })())).toMatchObject({ decisions: 3, holds: true })
  })

  it('SR-174, T-6: what is sent again is answered as it was, by its arguments', async () => {
    const runtime = StoredRuntime.of({ registry: crates('service/1'), store: await open() })
    const made = valueOf(await runtime.create(creation())())
    const again = valueOf(await runtime.create(creation({ fields: { mark: 'M', rush: false } }))())
    expect(again).toEqual({ commit: made.commit, replayed: true })
    const shut = valueOf(await runtime.execute(shutting())())
    expect(valueOf(await runtime.execute(shutting())())).toEqual({ commit: shut.commit, replayed: true })
    expect(errorOf(await runtime.execute(shutting({ arguments: { kilos: 3 } }))())).toMatchObject({
      kind: 'record_conflict',
    })
  })

  it('SR-152: a declared refusal stores nothing', async () => {
    const runtime = StoredRuntime.of({ registry: crates('service/1'), store: await open() })
    expect(errorOf(await runtime.create(creation({ fields: { mark: 'M', rush: true } }))())).toEqual({
      kind: 'refused',
      outcome: 'no_rush',
      error: 'TooSoon',
      reason: null,
    })
    expect(errorOf(await runtime.get({ entity: 'crate', id: 's:M' })())).toMatchObject({ kind: 'not_found' })
  })
})
