import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { memoryRefusals, memoryStore, StoredRuntime, type RefusalRecorder, type Store } from '../../src/index.js'
import { dump, subject } from '../commits.js'
import { errorOf, recording, registry, valueOf } from '../parcel.js'
import { execution, withParcel } from './execution.js'

const tooLight = { ...subject('q'), version: 1, fields: { address: 'Quay 9', grams: 'none' } }

const creation = { ...tooLight, recording: recording('packed-q') }

const opened = async () => {
  const store = memoryStore()
  await withParcel(store)
  const refusals = memoryRefusals()
  return { store, refusals, runtime: StoredRuntime.of({ registry, store, refusals }) }
}

describe('a recorder of refusals', () => {
  it('E-30, E-31, E-32, E-33: a refusal of the kernel is kept with what was asked, as it was received', async () => {
    const { refusals, runtime } = await opened()
    const refusal = errorOf(await runtime.create(creation)())

    expect(refusals.refusals()).toEqual([
      {
        key: ['single_record', 'packed-q'],
        subjects: [['parcel', 'q']],
        request: [
          {
            kind: 'create',
            subject: ['parcel', 'q'],
            definition_version: 1,
            fields: { address: 'Quay 9', grams: 'none' },
          },
        ],
        recording: recording('packed-q'),
        reason: { kind: 'kernel', refusal },
      },
    ])
  })

  it('E-30, E-33: a revision that moved is kept with both revisions', async () => {
    const { refusals, runtime } = await opened()
    await runtime.execute(execution({ expectedRevision: 7 }))()
    await runtime.observe({ ...subject('p'), revision: 3, document: null, recording: recording('seen') })()
    await runtime.create({ ...creation, id: 'p', fields: { address: 'Quay 9' } })()

    expect(refusals.refusals().map(({ request, reason }) => [request[0]?.kind, reason])).toEqual([
      ['execute', { kind: 'conflict', subject: ['parcel', 'p'], expected: 7, found: 1 }],
      ['observe', { kind: 'conflict', subject: ['parcel', 'p'], expected: 3, found: 1 }],
      ['create', { kind: 'conflict', subject: ['parcel', 'p'], expected: null, found: 1 }],
    ])
  })

  it('E-30: what succeeds, is malformed, names a record of others or was not answered, is not kept', async () => {
    const { store, refusals, runtime } = await opened()
    valueOf(await runtime.execute(execution())())
    const kinds = [
      await runtime.execute(execution({ arguments: { carrier: 'rail' } }))(),
      await runtime.execute(execution({ id: 'nobody' }))(),
      await runtime.execute(execution({ expectedRevision: -1 }))(),
      await runtime.create({ ...creation, recording: recording(' ') })(),
      await runtime.create({ ...creation, fields: { address: new Date(0) } })(),
      await runtime.create({ ...creation, id: 'x'.repeat(600), fields: { address: 'Quay 9' } })(),
    ].map((answer) => errorOf<{ readonly kind: string }>(answer).kind)
    await store.close()()
    kinds.push(errorOf<{ readonly kind: string }>(await runtime.execute(execution())()).kind)

    expect(kinds).toEqual([
      'record_conflict',
      'not_found',
      'validation',
      'validation',
      'validation',
      'not_storable',
      'store_unreachable',
    ])
    expect(refusals.refusals()).toEqual([])
  })

  it('E-34: the same refusal again is the same record, another reason another one', async () => {
    const { refusals, runtime } = await opened()
    const stale = execution({ expectedRevision: 7 })
    await runtime.execute(stale)()
    await runtime.execute(stale)()
    valueOf(await runtime.execute(execution())())
    await runtime.execute({ ...stale, recording: recording('late') })()
    await runtime.execute(stale)()

    expect(refusals.refusals().map(({ key, reason }) => [key[1], 'found' in reason && reason.found])).toEqual([
      ['sent', 1],
      ['late', 2],
    ])
  })

  it('E-34: the recorder says whether it was there already', async () => {
    const { refusals, runtime } = await opened()
    await runtime.create(creation)()
    const [kept] = refusals.refusals()
    if (kept === undefined) throw new Error('nothing was recorded')

    expect(valueOf(await refusals.record(kept)())).toBe('already_recorded')
    expect(valueOf(await refusals.record({ ...kept, key: ['single_record', 'another'] })())).toBe('recorded')
  })

  it('E-35: a recorded refusal moves nothing and takes no record id', async () => {
    const { store, runtime } = await opened()
    const before = await dump(store)
    await runtime.create(creation)()
    expect(await dump(store)).toBe(before)

    const mended = { ...creation, fields: { address: 'Quay 9' } }
    expect(valueOf(await runtime.create(mended)()).replayed).toBe(false)
  })

  it('E-36: where recording fails, that is the answer', async () => {
    const failure = { kind: 'store_unreachable', provider: 'refusals', detail: 'away' } as const
    const refusals: RefusalRecorder = { record: () => () => Promise.resolve(left(failure)) }
    const store: Store = memoryStore()
    const runtime = StoredRuntime.of({ registry, store, refusals })

    expect(errorOf(await runtime.create(creation)())).toEqual(failure)
  })

  it('E-36: a recorder that throws, at once or later, has failed too', async () => {
    const fault = (): never => {
      throw new Error('the recorder is broken')
    }
    for (const record of [fault, () => fault, () => () => Promise.reject(new Error('later'))]) {
      const runtime = StoredRuntime.of({ registry, store: memoryStore(), refusals: { record } })
      expect(errorOf(await runtime.create(creation)()).kind).toBe('store_backend')
    }
  })

  it('E-34: what is recorded does not change with what was answered', async () => {
    const { refusals, runtime } = await opened()
    const refusal = errorOf(await runtime.create(creation)())
    Reflect.set(refusal, 'kind', 'other')
    expect(refusals.refusals()[0]?.reason).toMatchObject({ refusal: { kind: 'validation' } })
  })
})
