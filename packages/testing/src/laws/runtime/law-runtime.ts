import type { StoredRuntime } from '@assent/shell'

/** What the laws ask of a runtime: its requests, and what is read of its subjects. */
export type LawRuntime = Pick<
  StoredRuntime,
  'create' | 'execute' | 'observe' | 'get' | 'list' | 'events' | 'history' | 'verify' | 'close'
>

/** A runtime, and another over the same data, which is the same one where there is no other. */
export interface Runtimes {
  readonly first: LawRuntime
  readonly second: LawRuntime
}
