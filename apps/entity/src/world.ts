import type { Store, StoreError } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Everything that the command does to the outside: no other module touches it. */
export interface World {
  /** A file's text, or why it cannot be read. */
  readonly readFile: (path: string) => TaskEither<string, string>
  /** All of standard input, or why it cannot be read. Once per invocation (L-9). */
  readonly readStandardInput: TaskEither<string, string>
  /** The store in a file. Reading from a file that is not there creates nothing (D-13). */
  readonly openStore: (file: string) => TaskEither<StoreError, Store>
  /** Writes to standard output, or says why it does not take the text. */
  readonly writeOutput: (text: string) => TaskEither<string, void>
  readonly writeError: (text: string) => TaskEither<string, void>
}
