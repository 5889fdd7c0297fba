import type { RelationStore, Store, StoreError, SubjectStore } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SaveFault } from './save-file.js'
import type { Folder, FolderFault } from './save-folder.js'
import type { Readable, Writable } from 'node:stream'

/** A store as every verb may use it. Not every one holds relations. */
export interface OpenedStore extends Store, SubjectStore, Partial<RelationStore> {}

/** What a store is opened for: only a creation makes tables where there are none. */
export type Use = 'ask' | 'create'

/** Everything that the command does to the outside: no other module touches it. */
export interface World {
  /** A file's text, or why it cannot be read. */
  readonly readFile: (path: string) => TaskEither<string, string>
  /** Writes a whole file or nothing; one that is there is left alone unless it is to be replaced (L-26). */
  readonly saveFile: (path: string, text: string, replace: boolean) => TaskEither<SaveFault, void>
  /** Writes a whole folder or nothing; one that is there is replaced only where it carries the marker (L-23). */
  readonly saveFolder: (path: string, folder: Folder, replace: boolean) => TaskEither<FolderFault, void>
  /** All of standard input, or why it cannot be read. Once per invocation (L-9). */
  readonly readStandardInput: TaskEither<string, string>
  /** The store in a file, or at an address. Reading from a file that is not there creates nothing (D-13). */
  readonly openStore: (name: string, use: Use) => TaskEither<StoreError, OpenedStore>
  /** Writes to standard output, or says why it does not take the text. */
  readonly writeOutput: (text: string) => TaskEither<string, void>
  readonly writeError: (text: string) => TaskEither<string, void>
  /** Replaces the line that tells how far a long call is, where a person can see it; the empty text takes it away. */
  readonly showProgress: (line: string) => void
  /** Standard input and output, for a verb that speaks a protocol over them. */
  readonly streams: { readonly input: Readable; readonly output: Writable }
  /** When somebody asks the process to end; from then on it does not end by itself. */
  readonly untilStopped: () => Promise<void>
  /** What a server records about a call: a new id, and the time. No other verb has either. */
  readonly stamp: () => { readonly record_id: string; readonly recorded_at: string }
}
