import { memberOf } from '@assent/kernel'
import type { Session } from './calls.js'
import { readCase, type Case } from './case.js'
import { coreSession } from './core/session.js'
import type { StoreName } from './options.js'
import { querySession } from './query/session.js'
import { runCase } from './run-case.js'
import { shellSession } from './shell/session.js'

/** What one run of one case came to: the fault, or nothing. */
export type Outcome = string | undefined

type SessionOn = (store: StoreName | undefined) => Session

/** The calls of the domains whose cases run on a store. */
const sessions: { readonly [domain: string]: SessionOn } = {
  shell: shellSession,
  query: querySession,
}

const noCalls: Session = { calls: {}, close: () => Promise.resolve() }

const onStore = async (one: Case, open: SessionOn, store: StoreName | undefined): Promise<Outcome> => {
  const fault = await runCase(one, open(store))
  return fault === undefined || store === undefined ? fault : `${fault} (on ${store})`
}

const outcomesOf = async (one: Case, stores: readonly (StoreName | undefined)[]): Promise<readonly Outcome[]> => {
  if (one.domain === 'core') return [await runCase(one, coreSession())]
  const open = memberOf(sessions, one.domain)
  if (open === undefined) return [await runCase(one, noCalls)]
  const outcomes: Outcome[] = []
  for (const store of stores) outcomes.push(await onStore(one, open, store))
  return outcomes
}

/** Runs the case of a file, a case about stores once on each. */
export const runFile = async (file: string, stores: readonly StoreName[]): Promise<readonly Outcome[]> => {
  try {
    return await outcomesOf(readCase(file), stores.length === 0 ? [undefined] : stores)
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
