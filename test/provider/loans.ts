import { governed, type GovernedInstance } from '@assent/agent/governed'
import type { JsonObject } from '@assent/kernel'
import { ProviderInstance, t, type ProviderError } from '@assent/provider'
import type { CompleteStore } from '@assent/shell'
import type { Either } from 'fp-ts/lib/Either.js'
import { model, valueOf } from '../agent/desk.js'
import { lending, libraryHost } from '../agent/service/library.js'

const session = t.closed({ user: t.string, role: t.keyof({ agent: null, human: null }) })

/** Loans over a store, as a provider, and how a model uses them. */
export const loansOver = (store: CompleteStore) => {
  const { allow: _allow, ...host } = libraryHost(store)
  const loans = valueOf(
    governed({
      ...host,
      definition: {
        entity: 'loan',
        versions: [1],
        create: { trusted: ['loans_out'] },
        operations: { renew: {}, remind: {}, pay: {}, charge: {} },
      },
      searchable: { text: ['reader'], matching: ['renewals', 'owed', 'copy'], order_by: ['renewals'] },
      isPrincipal: session.is,
    }),
  )
  const provider = loans.registerOn(ProviderInstance({ id: 'desk' }))
  const tools = new Map(provider.toTools().map((tool) => [tool.name, tool]))
  const ask = async (name: string, input: object): Promise<Either<ProviderError, JsonObject>> => {
    const answer = await tools.get(`desk_loan_${name}`)?.call(input, { principal: model })()
    if (answer === undefined) throw new Error(`there is no tool ${name}`)
    return answer
  }
  const get = async (id: string): Promise<GovernedInstance> =>
    valueOf(await ask('get', { id }))['record'] as unknown as GovernedInstance
  /** Lends a copy, and it has to be committed. */
  const lend = async (number: string): Promise<void> => {
    const answer = valueOf(await ask('create', { fields: { ...lending, number } }))
    if (answer['outcome'] !== 'committed') throw new Error(JSON.stringify(answer))
  }
  return { provider, type: loans.type, actions: loans.actions, tools, ask, get, lend }
}
