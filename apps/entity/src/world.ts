import type { Store, StoreError, SubjectStore } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** A store as every verb may use it. */
export interface OpenedStore extends Store, SubjectStore {}

/** What a store is opened for: only a creation makes tables where there are none. */
export type Use = 'ask' | 'create'

/** Everything that the command does to the outside: no other module touches it. */
export interface World {
  /** A file's text, or why it cannot be read. */
  readonly readFile: (path: string) => TaskEither<string, string>
  /** All of standard input, or why it cannot be read. Once per invocation (L-9). */
  readonly readStandardInput: TaskEither<string, string>
  /** The store in a file, or at an address. Reading from a file that is not there creates nothing (D-13). */
  readonly openStore: (name: string, use: Use) => TaskEither<StoreError, OpenedStore>
  /** Writes to standard output, or says why it does not take the text. */
  readonly writeOutput: (text: string) => TaskEither<string, void>
  readonly writeError: (text: string) => TaskEither<string, void>
  /** Replaces the line that tells how far a long call is, where a person can see it; the empty text takes it away. */
  readonly showProgress: (line: string) => void
}
