import type { FailedCase } from '../store/run-cases.js'
import type { Law } from './law.js'

/** Which laws hold of something. */
export interface LawReport {
  readonly subject: string
  /** The names of the laws that hold, in order. */
  readonly passed: readonly string[]
  readonly failed: readonly FailedCase[]
  /** How many inputs laws could not judge, and passed over. */
  readonly passedOver: number
}

/**
 * Tries each law, and names every one that does not hold, as `checkStore` does for the cases of a store.
 *
 * @example
 * const report = await checkLaws('refund', laws.kernel(refund))
 * for (const { name, message } of report.failed) console.error(`${report.subject}: ${name}: ${message}`)
 */
export const checkLaws = async (subject: string, laws: readonly Law[]): Promise<LawReport> => {
  const passed: string[] = []
  const failed: FailedCase[] = []
  let count = 0
  for (const { name, check } of laws) {
    const { failure, passedOver } = await check()
    count += passedOver
    if (failure === undefined) passed.push(name)
    else failed.push({ name, message: failure })
  }
  return { subject, passed, failed, passedOver: count }
}
