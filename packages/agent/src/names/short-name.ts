import { createHash } from 'node:crypto'

/** As clients take them. */
const taken = /^[a-zA-Z0-9_.-]{1,64}$/

const longest = 64

/** Does a client take this name as it is? */
export const isTaken = (name: string): boolean => taken.test(name)

/**
 * A name that clients take for one that they do not: what can be read of it, and the first digits of the digest of all
 * of it, so that the same name is always shortened to the same.
 */
export const shortName = (name: string, raw: string, digits: number): string => {
  // Lone surrogates would all be one character in UTF-8; in UTF-16 each stays itself.
  const digest = createHash('sha256').update(raw, 'utf16le').digest('hex').slice(0, digits)
  const readable = name.replaceAll(/[^a-zA-Z0-9_.-]+/g, '_').slice(0, longest - digits - 1)
  return `${readable}-${digest}`
}
