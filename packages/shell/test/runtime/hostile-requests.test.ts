import { describe, expect, it } from 'vitest'
import type { PageRequest, StoredCreateRequest, StoredObserveRequest } from '../../src/index.js'
import { dump, subject } from '../commits.js'
import { errorOf, recording, valueOf } from '../parcel.js'
import { stores } from '../stores.js'
import { execution, withParcel } from './execution.js'

const fail = (): never => {
  throw new Error('a trap of the caller')
}
const throwing = new Proxy({}, { get: fail, ownKeys: fail, getOwnPropertyDescriptor: fail })
const revoked = Proxy.revocable({}, {})
revoked.revoke()

const nonsense: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a text', 'p'],
  ['a Proxy that throws', throwing],
  ['a revoked Proxy', revoked.proxy],
]

describe.each(stores)('hostile requests to a runtime over %s', (_name, open) => {
  it.each(nonsense)('%s is a malformed request, answered and not thrown', async (_kind, request) => {
    const store = await open()
    const runtime = await withParcel(store)
    const before = await dump(store)
    const calls = [
      runtime.create(request as StoredCreateRequest),
      runtime.execute(request as ReturnType<typeof execution>),
      runtime.observe(request as StoredObserveRequest),
      runtime.get(request as ReturnType<typeof subject>),
      runtime.events(request as ReturnType<typeof subject>),
      runtime.history(request as ReturnType<typeof subject>),
    ]
    for (const call of calls) expect(errorOf(await call()).kind).toBe('validation')
    expect(await dump(store)).toBe(before)
  })

  it.each(nonsense)('%s is no recording', async (_kind, given) => {
    const runtime = await withParcel(await open())
    const request = execution({ recording: given as ReturnType<typeof recording> })
    expect(errorOf(await runtime.execute(request)()).kind).toBe('invalid_recording')
  })

  it.each([[null], [7], [{}], ['1'], ['1.x'], ['1.2.3']])('%j is no place in a list of events', async (after) => {
    const runtime = await withParcel(await open())
    const page = { after } as unknown as PageRequest
    expect(errorOf(await runtime.events(subject('p'), page)()).kind).toBe('invalid_query')
  })

  it.each([[null], [7], [{}], ['x'], ['-1']])('%j is no place in a list of records', async (after) => {
    const runtime = await withParcel(await open())
    const page = { after } as unknown as PageRequest
    expect(errorOf(await runtime.history(subject('p'), page)()).kind).toBe('invalid_query')
  })

  it('K-230: a request that the caller changes while it is under way is answered as it was asked', async () => {
    const runtime = await withParcel(await open())
    const request = { ...execution(), arguments: { carrier: 'rail' }, recording: { ...recording('sent') } }
    const answer = runtime.execute(request)()
    Object.assign(request.arguments, { carrier: 'post' })
    Object.assign(request.recording, { record_id: 'other', actor: 'mallory' })
    Object.assign(request, { operation: 'deliver', id: 'q', expectedRevision: 9 })
    const { commit } = valueOf(await answer)
    expect(commit.envelope).toMatchObject({ record_id: 'sent', actor: null })
    expect(commit.envelope.record.command).toEqual({
      command: 'execute',
      operation: 'send',
      arguments: { carrier: 'rail' },
    })
  })

  it('each member of a request is read once, so that what was judged is what is used', async () => {
    const runtime = await withParcel(await open())
    const ids = ['p', 'q']
    const request = Object.defineProperty(execution(), 'id', { enumerable: true, get: () => ids.shift() })
    expect(valueOf(await runtime.execute(request)()).commit.instance.id).toBe('p')
    expect(ids).toEqual(['q'])
  })
})
