/** What a failure of the driver means to the caller; `busy` is tried again before it is answered. */
export interface FailureKind {
  readonly kind: 'busy' | 'store_unreachable' | 'store_backend' | 'outcome_unknown'
  readonly detail: string
}

/**
 * SQLite's result codes: the one place where they get a meaning. A code that is extended by another word
 * (`SQLITE_IOERR_WRITE`) means what its stem means, unless it has a line of its own.
 */
export const failureKinds: { readonly [code: string]: FailureKind } = {
  SQLITE_BUSY: { kind: 'busy', detail: 'another connection kept it locked' },
  SQLITE_LOCKED: { kind: 'busy', detail: 'another statement kept it locked' },
  SQLITE_PROTOCOL: { kind: 'busy', detail: 'another connection kept changing its locks' },

  SQLITE_CANTOPEN: { kind: 'store_unreachable', detail: 'it cannot be opened, or a file beside it cannot be made' },
  SQLITE_PERM: { kind: 'store_unreachable', detail: 'it cannot be opened with the rights of this process' },
  SQLITE_AUTH: { kind: 'store_unreachable', detail: 'it refuses this process' },
  SQLITE_NOLFS: { kind: 'store_unreachable', detail: 'the system cannot hold a file of that size' },

  SQLITE_READONLY_DIRECTORY: {
    kind: 'store_unreachable',
    detail: 'its folder cannot be written, where even a reader needs the log beside the file',
  },

  SQLITE_READONLY: { kind: 'store_backend', detail: 'it can be read and not written' },
  SQLITE_FULL: { kind: 'store_backend', detail: 'there is no room left to write' },
  SQLITE_IOERR: { kind: 'store_backend', detail: 'the system failed to read or write it' },
  SQLITE_CORRUPT: { kind: 'store_backend', detail: 'the file is damaged' },
  SQLITE_NOTADB: { kind: 'store_backend', detail: 'it is no Assent store: the file is not a database' },
  SQLITE_FORMAT: { kind: 'store_backend', detail: 'it is no Assent store: the file is not a database' },
  SQLITE_NOMEM: { kind: 'store_backend', detail: 'there is no memory left' },
  SQLITE_TOOBIG: { kind: 'store_backend', detail: 'a value is longer than SQLite holds' },
  SQLITE_INTERRUPT: { kind: 'store_backend', detail: 'the statement was interrupted' },
  SQLITE_ABORT: { kind: 'store_backend', detail: 'the statement was aborted' },
  SQLITE_CONSTRAINT: { kind: 'store_backend', detail: 'the tables hold what the store did not write' },
  SQLITE_SCHEMA: { kind: 'store_backend', detail: 'the tables changed while they were read' },
  SQLITE_ERROR: { kind: 'store_backend', detail: 'the tables are not those of a store, or a transaction is open' },

  // The last step of a commit: whether its bytes reached the disk is what the system could not say.
  SQLITE_IOERR_FSYNC: { kind: 'outcome_unknown', detail: 'the system failed to flush the write' },
  SQLITE_IOERR_DIR_FSYNC: { kind: 'outcome_unknown', detail: 'the system failed to flush the write' },
}

/** Any other code. */
export const otherFailure: FailureKind = { kind: 'store_backend', detail: 'the driver failed' }
