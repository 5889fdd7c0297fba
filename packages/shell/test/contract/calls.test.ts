import { describe, expect, it } from 'vitest'
import type { CallOptions, Store } from '../../src/index.js'
import { absent, created, dump, observed, subject } from '../commits.js'
import { errorOf, valueOf } from '../parcel.js'
import { stores } from '../stores.js'

const everyCall = (store: Store, options?: CallOptions) => [
  store.load(subject('p'), options),
  store.ids('parcel', {}, options),
  store.events(subject('p'), {}, options),
  store.records(subject('p'), {}, options),
  store.observations(subject('p'), {}, options),
  store.recordById('r', options),
  store.read(subject('p'), 'r', options),
  store.commit(created('p', 'r'), absent, options),
  store.observe(observed('p', 1, 'o'), options),
]

describe.each(stores)('the calls of %s', (_name, open) => {
  it('answer store_unreachable after an abort, and have sent nothing', async () => {
    const store = await open()
    const before = await dump(store)
    for (const call of everyCall(store, { signal: AbortSignal.abort() })) {
      expect(errorOf(await call())).toMatchObject({
        kind: 'store_unreachable',
        detail: 'the call was cancelled before it was sent',
      })
    }
    expect(await dump(store)).toBe(before)
  })

  it('S-4: answer store_unreachable after close, and closing again is harmless', async () => {
    const store = await open()
    valueOf(await store.close()())
    valueOf(await store.close()())
    for (const call of everyCall(store)) {
      expect(errorOf(await call())).toMatchObject({ kind: 'store_unreachable', detail: 'the store is closed' })
    }
  })

  it('do their work each time that they are run', async () => {
    const store = await open()
    const commit = store.commit(created('p', 'r'), absent)
    expect(await dump(store)).toBe(await dump(await open()))
    expect(valueOf(await commit())).toBe('committed')
    expect(valueOf(await commit())).toBe('already_committed')
  })

  it('keep what they were given apart from the caller, and what they answer apart from the store', async () => {
    const store = await open()
    const given = structuredClone(created('p', 'r'))
    valueOf(await store.commit(given, absent)())
    const before = await dump(store)
    Object.assign(given.instance.fields, { address: 'elsewhere' })
    const answers = [
      valueOf(await store.load(subject('p'))())?.fields,
      valueOf(await store.records(subject('p'))()).items[0]?.record.result.fields,
      valueOf(await store.events(subject('p'))()).items[0]?.args,
    ]
    for (const answer of answers) {
      try {
        Object.assign(answer as object, { address: 'elsewhere' })
      } catch {
        // Frozen answers are one way to keep it.
      }
    }
    expect(await dump(store)).toBe(before)
  })
})
