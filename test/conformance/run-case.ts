import { memberOf } from '@assent/kernel'
import type { Call, Session } from './calls.js'
import type { Case, Step } from './case.js'
import { difference } from './compare.js'

const unknownTo = (call: string): string => `the runner does not know the call \`${call}\``

const faultOf = async (call: Call | undefined, step: Step): Promise<string | undefined> => {
  if (call === undefined) return unknownTo(step.call)
  try {
    return difference(step, await call(step.input))
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}

/** Runs the steps of a case in order until one fails. Answers what failed, or nothing. */
export const runCase = async (one: Case, session: Session): Promise<string | undefined> => {
  try {
    for (const [index, step] of one.steps.entries()) {
      const fault = await faultOf(memberOf(session.calls, step.call), step)
      if (fault !== undefined) return `${one.name}, step ${index + 1}, ${step.call}: ${fault}`
    }
    return undefined
  } finally {
    await session.close()
  }
}
