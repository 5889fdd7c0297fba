import { defineEntity, Registry, type Json, type JsonObject } from '@assent/kernel'
import { ProviderInstance, t, type ProviderError, type Tool } from '@assent/provider'
import { memoryStore, StoredRuntime, type QueryStore, type Recording, type Store } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { governed, type GovernedOptions } from '../../src/governed/index.js'

export const valueOf = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

export const errorOf = <E>(answer: Either<E, unknown>): E => {
  if (!isLeft(answer)) throw new Error('it was no error')
  return answer.left
}

/** Whom the host of these tests has authenticated. */
export const session = t.closed({ user: t.string, role: t.keyof({ agent: null, manager: null }) })
export type Session = t.TypeOf<typeof session>

export const model: Session = { user: 'model', role: 'agent' }
export const grace: Session = { user: 'grace', role: 'manager' }

const claim = valueOf(
  defineEntity({
    entity: 'claim',
    schema: {
      fields: {
        title: { type: 'string', required: true, min_length: 1, max_length: 40 },
        amount: { type: 'integer', required: true, min: 1 },
        rate: { type: 'number' },
        urgent: { type: 'boolean' },
        kind: { type: 'enum', values: ['loss', 'delay'] },
        team: { type: 'string' },
        parts: { type: 'array', items: { type: 'string' } },
      },
    },
    lifecycle: { initial: 'open', states: ['open', 'settled'] },
    operations: {
      settle: {
        arguments: {
          fields: {
            reason: { type: 'string', required: true, min_length: 1 },
            role: { type: 'enum', values: ['agent', 'manager'], required: true },
          },
        },
        transitions: [{ from: 'open', to: 'settled' }],
        preconditions: [
          {
            name: 'large_claim_needs_a_manager',
            assert: { any: [{ lte: ['$fields.amount', 100] }, { eq: ['$args.role', 'manager'] }] },
            message: 'a claim above 100 is settled by a manager',
          },
        ],
      },
      raise: {
        arguments: { fields: { amount: { type: 'integer', required: true, min: 1 } } },
        transitions: [{ from: 'open', to: 'open' }],
        set: { amount: '$args.amount' },
      },
    },
  }),
)

const registry = valueOf(Registry.empty.register(claim.definition))

export const definition = {
  entity: 'claim',
  versions: [1],
  create: {},
  operations: { settle: { trusted: ['role'] }, raise: {} },
} as const

type Options = GovernedOptions<Session, typeof definition>

/** What `governed` is given, over a store. Each recording is a new one. */
export const optionsOver = (store: Store & Partial<QueryStore>, changes: Partial<Options> = {}): Options => {
  let records = 0
  const recording = ({ user }: Session): Recording => {
    records += 1
    const record_id = `record-${records}`
    return { record_id, recorded_at: '2031-05-04T09:00:00Z', correlation: null, causation: null, actor: user }
  }
  return {
    runtime: StoredRuntime.of({ registry, store }),
    definition,
    searchable: {
      text: ['title', 'team'],
      matching: ['title', 'amount', 'rate', 'urgent', 'kind'],
      order_by: ['amount', 'title'],
    },
    isPrincipal: session.is,
    identify: ({ user }) => user,
    authority: ({ role }) => ({ role }),
    recording,
    ...changes,
  }
}

/** The fields of a claim. */
export const fieldsOf = (title: string, amount: Json, more: JsonObject = {}): JsonObject => ({ title, amount, ...more })

/** A provider over an empty memory, its flat tools by name, and claims that trusted code has made. */
export const desk = (changes: Partial<Options> = {}, store: Store & Partial<QueryStore> = memoryStore()) => {
  const options = optionsOver(store, changes)
  const claims = valueOf(governed(options))
  const lines: unknown[] = []
  const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: keep }
  function keep(message: string, fields?: object): void {
    lines.push({ message, fields })
  }
  const provider = claims.registerOn(ProviderInstance({ id: 'desk', logger }))
  const tools = new Map(provider.toTools().map((tool) => [tool.name, tool]))
  const toolOf = (name: string): Tool => {
    const found = tools.get(`desk_${name}`)
    if (found === undefined) throw new Error(`there is no tool ${name}`)
    return found
  }
  const ask = (name: string, input: unknown, principal: unknown = model): Promise<Either<ProviderError, JsonObject>> =>
    toolOf(name).call(input, { principal })()
  let made = 0
  const make = async (id: string, fields: JsonObject): Promise<void> => {
    made += 1
    const recording = { record_id: `made ${made}`, recorded_at: '2031-05-04T08:00:00Z', actor: 'shop' }
    const request = { entity: 'claim', version: 1, id, fields }
    valueOf(
      await options.runtime.create({ ...request, recording: { ...recording, correlation: null, causation: null } })(),
    )
  }
  return { claims, provider, tools, toolOf, ask, make, lines, store }
}

/** The ids on a page that a search tool answered. */
export const idsOf = (page: JsonObject): readonly string[] =>
  (page['results'] as unknown as readonly { readonly id: string }[]).map(({ id }) => id)

/** Every page of a search, by its ids. */
export const pagesOf = async (
  { ask }: Pick<ReturnType<typeof desk>, 'ask'>,
  input: JsonObject,
  principal: unknown = model,
): Promise<readonly (readonly string[])[]> => {
  const pages: (readonly string[])[] = []
  let cursor: Json | undefined
  do {
    const page = valueOf(
      await ask('claim_search', { ...input, ...(cursor === undefined ? {} : { cursor }) }, principal),
    )
    pages.push(idsOf(page))
    cursor = page['nextCursor']
  } while (cursor !== undefined)
  return pages
}
