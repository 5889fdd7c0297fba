import { agentTools, type AllowedType, type Host } from '@assent/agent'
import type { JsonObject } from '@assent/kernel'
import { memoryStore, StoredRuntime, type FulfillmentPolicy, type Store } from '@assent/shell'
import { dumpStore } from '@assent/testing'
import { right } from 'fp-ts/lib/Either.js'
import { registryOf } from '../../docs/examples/read-example.js'
import { hostOver, model, valueOf, type Desk, type Session } from '../desk.js'

/** Loans, their readers and their copies. */
export const libraryRegistry = registryOf(['library/reader.yaml', 'library/copy.yaml', 'library/loan.yaml'])

/** All that an agent may do with loans. How many a reader has out is not the model's to say. */
const loan: AllowedType = {
  entity: 'loan',
  versions: [1],
  tools: ['get', 'list', 'events', 'explain', 'preview', 'escalate'],
  create: { trusted: ['loans_out'] },
  operations: { renew: {}, recall: {}, note: {}, take_back: {}, charge: {}, pay: {}, close: {}, find: {} },
}

const reader: AllowedType = {
  entity: 'reader',
  versions: [1],
  tools: ['get'],
  create: {},
  operations: { move_house: {}, block: {} },
}

const copy: AllowedType = {
  entity: 'copy',
  versions: [1],
  tools: ['get', 'explain'],
  create: {},
  operations: { inspect: {}, withdraw: {} },
}

/** The cash book gives each payment the next number. */
const cashBook = (): FulfillmentPolicy => {
  let payments = 0
  return () => () => {
    payments += 1
    return Promise.resolve(right({ receipt: { set: { value: `receipt-${payments}` } } }))
  }
}

/** A host of the library over a store. */
export const libraryHost = (store: Store, changes: Partial<Host<Session>> = {}): Host<Session> =>
  hostOver(store, {
    runtime: StoredRuntime.of({ registry: libraryRegistry, store, fulfill: cashBook() }),
    allow: [loan, reader, copy],
    authority: () => ({ loans_out: 0 }),
    ...changes,
  })

/** The tools of a library, which has lent nothing yet where its store is a new one. */
export const library = (changes: Partial<Host<Session>> = {}, store: Store = memoryStore()): Desk => {
  const host = libraryHost(store, changes)
  const tools = valueOf(agentTools(host))
  const ask: Desk['ask'] = (tool, input, who = model, conversation = 'c-7') =>
    tools.call(who, { tool, input, ...(conversation === null ? {} : { conversation }) })()
  return { store, host, tools, ask, dump: () => dumpStore(store, ['loan', 'reader', 'copy']) }
}

/** What a model gives to lend a copy. */
export const lending: JsonObject = { number: 'L-1', reader: '7', copy: 'A-1', wear: 'good', due: '2031-06-01' }

/** The same library with other parts; its record ids go on. */
export const reopened = ({ store, host: { recording } }: Desk, changes: Partial<Host<Session>>): Desk =>
  library({ recording, ...changes }, store)

/** The runtime of a library whose fields are fulfilled in another way, or in none. */
export const runtimeWith = ({ store }: Desk, fulfill?: FulfillmentPolicy): StoredRuntime =>
  StoredRuntime.of({ registry: libraryRegistry, store, ...(fulfill === undefined ? {} : { fulfill }) })

/** A library that has lent one copy. */
export const lent = async (changes: Partial<Host<Session>> = {}): Promise<Desk> => {
  const desk = library(changes)
  const result = await desk.ask('loan.create', { fields: lending })
  if ('refused' in result) throw new Error(result.message)
  return desk
}

export const id = 's:L-1'
