/** The trusted side of a library: its three types, a store that holds what they refer to, and who may see what. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { agentTools } from '@assent/agent'
import { governed } from '@assent/agent/governed'
import { Registry, type Json } from '@assent/kernel'
import { ProviderInstance, ProviderRegistry } from '@assent/provider'
import { memoryStore, relationChecks, StoredRuntime, type FulfillmentPolicy, type Recording } from '@assent/shell'
import { readDefinition } from '@assent/yaml'

/** Whom the library has authenticated. */
export interface Session {
  readonly user: string
}

export const expectRight = <E, A>(answer: Either<E, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const registry = ['reader', 'copy', 'loan'].reduce((all, name) => {
  const text = readFileSync(new URL(`../../library/${name}.yaml`, import.meta.url), 'utf8')
  return expectRight(all.register(expectRight(readDefinition(text))))
}, Registry.empty)
expectRight(registry.validateAll())

const store = memoryStore()

/** Nothing is lent that is not there, to nobody who is not. */
const relations = expectRight(
  relationChecks({ registry, store, checks: { loan: { reader: { check: 'exists' }, copy: { check: 'exists' } } } }),
)

/** The cash book gives each payment a number, once it is known that it is one. */
let payments = 0
const fulfill: FulfillmentPolicy = () =>
  TE.fromIO(() => ({ receipt: { set: { value: `receipt-${(payments += 1)}` } } }))

export const runtime = StoredRuntime.of({ registry, store, relations, fulfill })

/** A new record each time: who and when. */
export const recordingOf = ({ user }: Session): Recording => ({
  record_id: randomUUID(),
  recorded_at: new Date().toISOString(),
  correlation: null,
  causation: null,
  actor: user,
})

/** How many loans a reader has out. */
const loansOut = async (reader: Json): Promise<number> => {
  const { items } = expectRight(await runtime.query({ entity: 'loan', matching: { reader }, state: 'out' })())
  return items.length
}

/** The tools of a model at the desk: it lends, renews, takes back and takes money. What a fine is, the library says. */
export const agent = expectRight(
  agentTools<Session>({
    runtime,
    allow: [
      {
        entity: 'loan',
        versions: [1],
        tools: ['get', 'explain'],
        create: { trusted: ['loans_out'] },
        operations: { renew: {}, take_back: { trusted: ['fine'] }, pay: {}, close: {} },
      },
    ],
    identify: ({ user }) => user,
    authority: async (_, { kind, arguments: { reader = null } }) =>
      kind === 'create' ? { loans_out: await loansOut(reader) } : { fine: 2.5 },
    recording: (session) => recordingOf(session),
  }),
)

const loans = governed({
  runtime,
  definition: {
    entity: 'loan',
    versions: [1],
    description: 'A copy of a book that a reader has taken home.',
    operations: { recall: {}, note: {} },
  },
  searchable: { text: ['note'], matching: ['reader', 'copy'], order_by: ['due'] },
  isPrincipal: (value): value is Session => typeof value === 'object' && value !== null && 'user' in value,
  identify: ({ user }: Session) => user,
  authority: () => ({}),
  recording: (session) => recordingOf(session),
  mayRead: () => true,
})

/** What other systems find: the same loans, over the same store. */
export const providers = ProviderRegistry().register(
  expectRight(loans).registerOn(ProviderInstance({ id: 'library', name: 'Library' })),
)
