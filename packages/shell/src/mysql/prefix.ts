import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, type StoreBackend } from '../store-error.js'
import { defaultPrefix } from '../sql/tables.js'

/** Leaves room for the longest name that is put after it: the server takes 64 characters. */
const longestPrefix = 40

/** The prefix that the caller named; only what every character set and every file system keeps apart. */
export const readPrefix = (prefix = defaultPrefix): Either<StoreBackend, string> =>
  typeof prefix === 'string' && prefix.length <= longestPrefix && /^[a-z0-9_]*$/.test(prefix)
    ? right(prefix)
    : left(storeBackend(`\`prefix\` is not made of at most ${longestPrefix} of a to z, 0 to 9 and _`))

/** How failures name the store. */
export const nameOf = (prefix: string): string => `\`${prefix}*\``
