import type { Store } from '@assent/shell'
import type { OpenStore, StoreCase } from './store-case.js'

/** A case that a store does not pass. */
export interface FailedCase {
  readonly name: string
  /** What was expected and what was found. */
  readonly message: string
}

/** What the suite found about one provider. */
export interface StoreReport {
  readonly provider: string
  /** The names of the cases that it passes, in order. */
  readonly passed: readonly string[]
  readonly failed: readonly FailedCase[]
}

const failureOf = async <S extends Store>(
  { name, run }: StoreCase<S>,
  open: OpenStore<S>,
): Promise<FailedCase | undefined> => {
  const store = await open()
  try {
    await run(store)
    return undefined
  } catch (error) {
    return { name, message: error instanceof Error ? error.message : String(error) }
  } finally {
    await store.close()()
  }
}

/** Runs each case on a fresh store, and names the provider and every case that failed. */
export const runCases = async <S extends Store>(
  provider: string,
  open: OpenStore<S>,
  cases: readonly StoreCase<S>[],
): Promise<StoreReport> => {
  const passed: string[] = []
  const failed: FailedCase[] = []
  for (const one of cases) {
    const failure = await failureOf(one, open)
    if (failure === undefined) passed.push(one.name)
    else failed.push(failure)
  }
  return { provider, passed, failed }
}
