import { governed, type GovernedInstance } from '@assent/agent/governed'
import type { JsonObject } from '@assent/kernel'
import { ProviderInstance, t, type ProviderError } from '@assent/provider'
import type { CompleteStore } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { claim, hostOver, model, valueOf } from '../agent/desk.js'

const session = t.closed({ user: t.string, role: t.keyof({ agent: null, human: null }) })

/** A page of a search tool. */
export interface Page {
  readonly results: readonly GovernedInstance[]
  readonly nextCursor?: string
}

/** Refunds over a store, as a provider, and how trusted code and a model use them. */
export const refundsOver = (store: CompleteStore) => {
  const { allow: _allow, ...host } = hostOver(store)
  const refunds = valueOf(
    governed({
      ...host,
      definition: {
        entity: 'refund',
        versions: [1],
        create: {},
        operations: { attach_evidence: {}, submit: {}, approve: { trusted: ['actor_role'] } },
      },
      searchable: { text: ['order'], matching: ['order'], order_by: ['amount_cents'] },
      isPrincipal: session.is,
    }),
  )
  const provider = refunds.registerOn(ProviderInstance({ id: 'desk' }))
  const tools = new Map(provider.toTools().map((tool) => [tool.name, tool]))
  const ask = async (name: string, input: object): Promise<Either<ProviderError, JsonObject>> => {
    const answer = await tools.get(`desk_refund_${name}`)?.call(input, { principal: model })()
    if (answer === undefined) throw new Error(`there is no tool ${name}`)
    return answer
  }
  const get = async (id: string): Promise<GovernedInstance> =>
    valueOf(await ask('get', { id }))['record'] as unknown as GovernedInstance
  /** Proposes on what stands now, and it has to be committed. */
  const propose = async (operation: string, id: string, args: JsonObject = {}): Promise<void> => {
    const { revision } = await get(id)
    const answer = valueOf(await ask(operation, { id, expected_revision: revision, arguments: args }))
    if (answer['outcome'] !== 'committed') throw new Error(JSON.stringify(answer))
  }
  const create = async (id: string, fields: JsonObject): Promise<void> => {
    const answer = valueOf(await ask('create', { id, fields: { ...claim, ...fields } }))
    if (answer['outcome'] !== 'committed') throw new Error(JSON.stringify(answer))
  }
  const search = async (input: object): Promise<Either<ProviderError, Page>> =>
    (await ask('search', input)) as unknown as Either<ProviderError, Page>
  return { provider, type: refunds.type, tools, ask, get, propose, create, search }
}

/** The kind of an error. */
export const kindOf = (answer: Either<ProviderError, unknown>): string => (isLeft(answer) ? answer.left.kind : 'none')
