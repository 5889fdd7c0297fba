import type { ShellError } from '@assent/shell'
import { left, type Either } from 'fp-ts/lib/Either.js'

/** Runs a read. A store of the host's own that throws, which the port forbids, has failed. */
export const reading = async <A>(read: () => Promise<Either<ShellError, A>>): Promise<Either<ShellError, A>> => {
  try {
    return await read()
  } catch {
    return left({ kind: 'store_backend', detail: 'the store threw instead of answering' })
  }
}

/** Runs a write. Where the store throws, nobody knows whether it wrote. */
export const writing = async <A>(
  recordId: string,
  write: () => Promise<Either<ShellError, A>>,
): Promise<Either<ShellError, A>> => {
  try {
    return await write()
  } catch {
    const detail = 'the store threw instead of answering'
    return left({ kind: 'outcome_unknown', record_id: recordId, detail })
  }
}
