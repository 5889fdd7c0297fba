import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { storeBackend, type StoreBackend } from '../../store-error.js'
import { defaultPrefix } from '../tables.js'

/** Where in a database the tables of a store are. */
export interface Place {
  /** The schema that holds them. */
  readonly schema: string
  /** Before the name of each table and index. */
  readonly prefix: string
}

/** What a caller may say of it. */
export interface PlaceOptions {
  /** The schema that holds the tables; `public` where it is left out. At most 63 bytes of UTF-8. */
  readonly schema?: string
  /** Before the name of each table; `assent_` where it is left out. At most 40 bytes of UTF-8. */
  readonly prefix?: string
}

/** The longest name in PostgreSQL, in bytes: what is longer is cut off, and would be the name of something else. */
const longestName = 63

/** Leaves room for the longest name that is put after it. */
const longestPrefix = 40

const isShort = (text: string, most: number): boolean =>
  text.isWellFormed() && !text.includes('\0') && Buffer.byteLength(text) <= most

/** The place that the caller named, or why PostgreSQL has no such. */
export const readPlace = ({ schema = 'public', prefix = defaultPrefix }: PlaceOptions): Either<StoreBackend, Place> => {
  if (schema === '' || !isShort(schema, longestName)) {
    return left(storeBackend(`\`schema\` is no name of 1 to ${longestName} bytes`))
  }
  if (!isShort(prefix, longestPrefix))
    return left(storeBackend(`\`prefix\` is no text of at most ${longestPrefix} bytes`))
  return right({ schema, prefix })
}

/** How failures name it. */
export const placeName = ({ schema, prefix }: Place): string => `\`${schema}.${prefix}*\``
