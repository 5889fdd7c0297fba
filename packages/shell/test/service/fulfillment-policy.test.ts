import { Registry, type JsonObject } from '@assent/kernel'
import { left } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import {
  boundaryOf,
  memoryRefusals,
  memoryStore,
  StoredRuntime,
  type FulfillmentNeed,
  type FulfillmentPolicy,
  type Store,
  type StoredExecuteRequest,
} from '../../src/index.js'
import { dump } from '../commits.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { actions, confirmation, named, remark, visits, withVisit } from './visit.js'

/** A policy that gives these actions, and what it was asked. */
const asked = (given: JsonObject = actions) => {
  const needs: FulfillmentNeed[] = []
  const fulfill: FulfillmentPolicy = (need) => {
    needs.push(need)
    return TE.right(given)
  }
  return { needs, fulfill }
}

const over = (store: Store, fulfill: FulfillmentPolicy) =>
  withVisit(StoredRuntime.of({ registry: visits, store, fulfill }))

describe.each(stores)('a policy over %s', (_name, open) => {
  it('SR-164: is asked once the outcome is selected, and what it gives is stored and verifies', async () => {
    const { needs, fulfill } = asked()
    const runtime = await over(await open(), fulfill)
    expect(runtime.hasFulfillment).toBe(true)
    const instance = valueOf(await runtime.get(named)())
    const { commit, replayed } = valueOf(await runtime.execute(confirmation())())
    expect(replayed).toBe(false)
    expect(commit.instance.fields).toEqual({ code: 'V-1', room: 'C', confirmed_at: '09:30' })
    expect(commit.envelope.record.command).toMatchObject({ fulfillments: actions })
    expect(needs).toEqual([
      {
        ...named,
        operation: 'confirm',
        outcome: 'confirmed',
        fulfills: { confirmed_at: { actions: 'optional' }, room: { actions: 'required' } },
        instance,
        arguments: { by: 'desk', minutes: 5 },
        recording: recording('confirmed'),
      },
    ])
    expect(valueOf(await runtime.verify(named)())).toMatchObject({ holds: true, decisions: 2 })
  })

  it('SR-174: is not asked again by a retry, whatever it would say and whoever is registered', async () => {
    const store = await open()
    const first = await over(store, asked().fulfill)
    const { commit } = valueOf(await first.execute(confirmation())())
    valueOf(await first.execute(remark({ expectedRevision: 2 }))())
    for (const registry of [visits, Registry.empty]) {
      const { needs, fulfill } = asked({ confirmed_at: 'remove', room: 'preserve' })
      const runtime = StoredRuntime.of({ registry, store, fulfill })
      expect(valueOf(await runtime.execute(confirmation())())).toEqual({ commit, replayed: true })
      expect(needs).toEqual([])
    }
  })

  it.each<[string, Partial<StoredExecuteRequest>]>([
    ['other arguments', { arguments: { minutes: 6 } }],
    ['an optional argument more', { arguments: { minutes: 5, note: 'late' } }],
    ['another revision', { expectedRevision: 2 }],
    ['other actions as data', { fulfillments: { confirmed_at: 'remove', room: 'preserve' } }],
    ['no actions as data', { fulfillments: {} }],
    ['another actor', { recording: recording('confirmed', { actor: 'ann' }) }],
  ])('SR-174: a retry with %s is record_conflict, and nobody is asked', async (_what, changes) => {
    const { needs, fulfill } = asked()
    const runtime = await over(await open(), fulfill)
    valueOf(await runtime.execute(confirmation())())
    expect(errorOf(await runtime.execute(confirmation(changes))()).kind).toBe('record_conflict')
    expect(needs).toHaveLength(1)
  })

  it('SR-174: what a policy made matches the same actions as data, which need no policy', async () => {
    const store = await open()
    const { commit } = valueOf(await (await over(store, asked().fulfill)).execute(confirmation())())
    const without = StoredRuntime.of({ registry: visits, store })
    const withData = confirmation({ fulfillments: actions })
    expect(valueOf(await without.execute(withData)())).toEqual({ commit, replayed: true })
    expect(errorOf(await without.execute(confirmation())()).kind).toBe('record_conflict')
  })

  it('SR-174: of the same request many times at once, one is stored and the others repeat it', async () => {
    let asks = 0
    const runtime = await over(await open(), () => async () => {
      asks += 1
      return TE.right({ ...actions, room: { set: { value: `room ${asks}` } } })()
    })
    const calls = Array.from({ length: 10 }, () => runtime.execute(confirmation())())
    const answers = (await Promise.all(calls)).map(valueOf)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(new Set(answers.map(({ commit }) => commit.instance.fields['room'])).size).toBe(1)
  })

  it('SR-174: the same id for another request, stored while the policy was asked, is record_conflict', async () => {
    const store = await open()
    const other = await withVisit(StoredRuntime.of({ registry: visits, store }))
    const runtime = StoredRuntime.of({
      registry: visits,
      store,
      fulfill: () => async () => {
        valueOf(await other.execute(remark({ recording: recording('confirmed') }))())
        return TE.right(actions)()
      },
    })
    expect(errorOf(await runtime.execute(confirmation())()).kind).toBe('record_conflict')
  })

  it('T-10: a subject that moved while it was asked is revision_conflict', async () => {
    const store = await open()
    const other = await withVisit(StoredRuntime.of({ registry: visits, store }))
    const fulfill: FulfillmentPolicy = () => async () => {
      valueOf(await other.execute(remark())())
      return TE.right(actions)()
    }
    const runtime = StoredRuntime.of({ registry: visits, store, fulfill })
    expect(errorOf(await runtime.execute(confirmation())())).toMatchObject({ kind: 'revision_conflict', found: 2 })
    expect(valueOf(await runtime.get(named)())).toMatchObject({ revision: 2, fields: { room: 'A', note: 'late' } })
  })
})

describe('a policy', () => {
  it('SR-164: yields to the actions of the request', async () => {
    const { needs, fulfill } = asked()
    const runtime = await over(memoryStore(), fulfill)
    const fulfillments = { confirmed_at: 'preserve', room: { set: { value: 'B' } } }
    const { commit } = valueOf(await runtime.execute(confirmation({ fulfillments }))())
    expect(commit.instance.fields).toEqual({ code: 'V-1', room: 'B' })
    expect(needs).toEqual([])
  })

  it.each<[string, string, Partial<StoredExecuteRequest>]>([
    ['the subject is not there', 'not_found', { id: 's:V-2' }],
    ['the revision is another', 'revision_conflict', { expectedRevision: 2 }],
    ['an argument is missing', 'validation', { arguments: {} }],
    ['the outcome is a refusal', 'refused', { arguments: { minutes: 500 } }],
    ['a precondition fails', 'precondition_failed', { arguments: { minutes: 5, by: 'robot' } }],
    ['the recording is none', 'invalid_recording', { recording: { ...recording('x'), actor: ' ' } }],
    ['the request says that there are none', 'fulfillment_keys_mismatch', { fulfillments: {} }],
  ])('SR-164: is not asked where %s', async (_when, kind, changes) => {
    const { needs, fulfill } = asked()
    const runtime = await over(memoryStore(), fulfill)
    expect(errorOf(await runtime.execute(confirmation(changes))()).kind).toBe(kind)
    expect(needs).toEqual([])
  })

  it('SR-164: is not asked where the outcome has no fields for the host', async () => {
    const { needs, fulfill } = asked()
    const runtime = await over(memoryStore(), fulfill)
    valueOf(await runtime.execute(remark())())
    expect(needs).toEqual([])
  })

  it.each<[string, string, JsonObject]>([
    ['too few actions', 'fulfillment_keys_mismatch', { room: 'preserve' }],
    ['an action that the field does not admit', 'required_field_removal', { ...actions, room: 'remove' }],
    ['what is no action', 'validation', { ...actions, room: 'keep' }],
  ])('SR-145: that gives %s is refused by the kernel, and nothing is stored', async (_what, kind, given) => {
    const store = memoryStore()
    const runtime = await over(store, asked(given).fulfill)
    const before = await dump(store, 'visit')
    expect(errorOf(await runtime.execute(confirmation())()).kind).toBe(kind)
    expect(await dump(store, 'visit')).toBe(before)
  })

  const secret = 'password of the desk'
  const fail = (): never => {
    throw new Error(secret)
  }
  it.each<[string, FulfillmentPolicy, string]>([
    ['says why not', () => TE.left('the desk is closed'), 'the desk is closed'],
    ['throws', fail, 'the policy failed'],
    ['rejects', () => () => Promise.reject(new Error(secret)), 'the policy failed'],
    ['throws when it is run', () => fail, 'the policy failed'],
    ['says why not in no text of Unicode', () => TE.left('closed \ud800'), 'closed \ufffd'],
    ['gives no task', () => undefined as never, 'the policy failed'],
    ['gives no answer', () => () => Promise.resolve(undefined as never), 'the policy failed'],
    ['fails with what is no sentence', () => () => Promise.resolve(left({ secret } as never)), 'the policy failed'],
  ])(
    'that %s is fulfillment_failed; nothing is stored, and the same request asks again',
    async (_what, policy, detail) => {
      const store = memoryStore()
      const runtime = await over(store, policy)
      const before = await dump(store, 'visit')
      const error = errorOf(await runtime.execute(confirmation())())
      expect(error).toEqual({ kind: 'fulfillment_failed', operation: 'confirm', outcome: 'confirmed', detail })
      expect(boundaryOf(error)).toBe('input')
      expect(await dump(store, 'visit')).toBe(before)
      const repaired = StoredRuntime.of({ registry: visits, store, fulfill: asked().fulfill })
      expect(valueOf(await repaired.execute(confirmation())()).replayed).toBe(false)
    },
  )

  it('that gives nothing leaves the actions required', async () => {
    const runtime = await over(memoryStore(), () => TE.right(undefined as never))
    expect(errorOf(await runtime.execute(confirmation())()).kind).toBe('fulfillment_required')
  })

  it('E-30: that failed is not recorded among the refusals', async () => {
    const refusals = memoryRefusals()
    const ports = { registry: visits, store: memoryStore(), refusals, fulfill: () => TE.left('closed') }
    const runtime = await withVisit(StoredRuntime.of(ports))
    await runtime.execute(confirmation())()
    expect(refusals.refusals()).toEqual([])
  })

  it('cannot change what it is asked with', async () => {
    const meddling: FulfillmentPolicy = (need) => {
      expect(() => Object.assign(need.instance.fields, { code: 'V-2' })).toThrow(TypeError)
      expect(() => Object.assign(need.arguments, { minutes: 9 })).toThrow(TypeError)
      expect(() => Object.assign(need.recording, { actor: 'robot' })).toThrow(TypeError)
      return TE.right(actions)
    }
    const runtime = await over(memoryStore(), meddling)
    const { commit } = valueOf(await runtime.execute(confirmation())())
    expect(commit.instance.fields['code']).toBe('V-1')
  })

  it('is handed the signal of the call', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const runtime = await over(memoryStore(), (_need, options) => {
      signals.push(options?.signal)
      return TE.right(actions)
    })
    const { signal } = new AbortController()
    valueOf(await runtime.execute(confirmation(), { signal })())
    expect(signals).toEqual([signal])
  })

  it('C-2: that never answers is not waited for once the call is cancelled, and nothing is stored', async () => {
    const store = memoryStore()
    const controller = new AbortController()
    const runtime = await over(store, () => () => {
      controller.abort()
      return new Promise(() => undefined)
    })
    const before = await dump(store, 'visit')
    const { signal } = controller
    expect(errorOf(await runtime.execute(confirmation(), { signal })())).toMatchObject({
      kind: 'fulfillment_failed',
      detail: 'the call was cancelled while the policy was asked',
    })
    expect(await dump(store, 'visit')).toBe(before)
  })
})
