import { lawOf, type Law } from '../laws/law.js'
import type { Calls } from './calls.js'
import type { ProviderScene } from './port.js'

/** A law of providers. */
export interface ContractLaw {
  /** A plain sentence, what it is about in front. */
  readonly name: string
  /** What of the scene it cannot be tried without. */
  readonly needs?: keyof ProviderScene
  /** Rejects with what was expected and what was found. */
  readonly holds: (calls: Calls) => Promise<void>
}

const failureOf = async (work: () => Promise<void>): Promise<string | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The law of a port; one that the scene has not what it takes for says so in its name, and passes over. */
export const contractLaw = ({ name, needs, holds }: ContractLaw, calls: Calls): Law =>
  needs !== undefined && calls.scene[needs] === undefined
    ? lawOf(`${name}: not tried without \`${needs}\``, async () => ({ runs: 0, passedOver: 1, failure: undefined }))
    : lawOf(name, async () => ({ runs: 1, passedOver: 0, failure: await failureOf(() => holds(calls)) }))
