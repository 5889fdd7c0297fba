import { describe, expect, it } from 'vitest'
import { memoryStore, StoredRuntime, type Attributes, type Observer } from '../../src/index.js'
import { subject } from '../commits.js'
import { recording, registry, valueOf } from '../parcel.js'
import { execution } from './execution.js'

const secret = 'Secret Street 1'

const creation = { ...subject('p'), version: 1, fields: { address: secret }, recording: recording('packed') }

/** Keeps what it is told, in order; an end is told with its name. */
const listening = () => {
  const told: (readonly [moment: 'begin' | 'end', name: string, attributes: Attributes])[] = []
  const observer: Observer = {
    begin: ({ name, attributes }) => {
      told.push(['begin', name, attributes])
      return (end) => void told.push(['end', name, end.attributes])
    },
  }
  return { told, runtime: StoredRuntime.of({ registry, store: memoryStore(), observer }) }
}

describe('an observer', () => {
  it('is told of each call and of what it asks the store, one inside the other', async () => {
    const { told, runtime } = listening()
    valueOf(await runtime.create(creation)())
    valueOf(await runtime.execute(execution())())

    expect(told).toEqual([
      ['begin', 'assent.create', { 'assent.entity': 'parcel' }],
      ['begin', 'assent.store.commit', { 'db.operation.name': 'commit' }],
      ['end', 'assent.store.commit', {}],
      ['end', 'assent.create', {}],
      ['begin', 'assent.execute', { 'assent.entity': 'parcel', 'assent.operation': 'send' }],
      ['begin', 'assent.store.read', { 'db.operation.name': 'read' }],
      ['end', 'assent.store.read', {}],
      ['begin', 'assent.store.commit', { 'db.operation.name': 'commit' }],
      ['end', 'assent.store.commit', {}],
      ['end', 'assent.execute', {}],
    ])
  })

  it('is told what refused, by kind, and what was a replay', async () => {
    const { told, runtime } = listening()
    valueOf(await runtime.create(creation)())
    valueOf(await runtime.create(creation)())
    await runtime.execute(execution({ operation: 'deliver' }))()
    await runtime.get(subject('nobody'))()

    expect(told.filter(([moment, name]) => moment === 'end' && !name.startsWith('assent.store'))).toEqual([
      ['end', 'assent.create', {}],
      ['end', 'assent.create', { 'assent.replayed': true }],
      ['end', 'assent.execute', { 'error.type': 'invalid_transition', 'assent.refused_by': 'kernel' }],
      ['end', 'assent.get', { 'error.type': 'not_found', 'assent.refused_by': 'store' }],
    ])
  })

  it('hears no id, no field, no argument, and no name that the registry does not know', async () => {
    const { told, runtime } = listening()
    const invented = `made-up-${secret}`
    valueOf(await runtime.create(creation)())
    await runtime.execute(execution({ operation: invented, arguments: { carrier: secret } }))()
    await runtime.execute(execution({ entity: invented }))()
    await runtime.list(invented)()
    await runtime.query({ entity: 'parcel', contains: { address: secret } } as never)()

    expect(JSON.stringify(told)).not.toContain(secret)
    expect(JSON.stringify(told)).not.toContain('"p"')
    expect(told.filter(([, , attributes]) => Object.values(attributes).includes('_OTHER'))).toHaveLength(3)
  })

  it('changes no answer by throwing', async () => {
    const fault = (): never => {
      throw new Error('the observer is broken')
    }
    const atOnce = StoredRuntime.of({ registry, store: memoryStore(), observer: { begin: fault } })
    const atTheEnd = StoredRuntime.of({ registry, store: memoryStore(), observer: { begin: () => fault } })

    expect(valueOf(await atOnce.create(creation)()).replayed).toBe(false)
    expect(valueOf(await atTheEnd.create(creation)()).replayed).toBe(false)
  })

  it('changes nothing by a promise that fails: an unheard one would end the process', async () => {
    const fails = () => Promise.reject(new Error('the observer is broken'))
    // A function that answers a promise passes for one that answers nothing.
    const observer = { begin: () => fails as () => void }
    const runtime = StoredRuntime.of({ registry, store: memoryStore(), observer })

    expect(valueOf(await runtime.create(creation)()).replayed).toBe(false)
  })

  it('hears of every reading call too', async () => {
    const { told, runtime } = listening()
    valueOf(await runtime.create(creation)())
    told.length = 0
    await runtime.get(subject('p'))()
    await runtime.list('parcel')()
    await runtime.events(subject('p'))()
    await runtime.history(subject('p'))()
    await runtime.verify(subject('p'))()
    await runtime.observe({ ...subject('p'), revision: 1, document: null, recording: recording('seen') })()

    const calls = told.filter(([moment, name]) => moment === 'begin' && !name.startsWith('assent.store'))
    expect(calls.map(([, name]) => name)).toEqual([
      'assent.get',
      'assent.list',
      'assent.events',
      'assent.history',
      'assent.verify',
      'assent.observe',
    ])
  })
})
