import { compareText } from '@assent/kernel'
import { memberName } from './literal.js'

// `__proto__: x` in a literal would not be a member.
const key = (name: string): string => (name === '__proto__' ? `['__proto__']` : memberName(name))

/** An object literal of these members. */
export const objectOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '{}' : `{ ${entries.map(([name, value]) => `${key(name)}: ${value}`).join(', ')} }`

/** Each name, and true. */
export const marks = (names: readonly string[]): string => objectOf(names.map((name) => [name, 'true'] as const))

/** The names of an object, in their order. */
export const sorted = (byName: object): readonly string[] => Object.keys(byName).sort(compareText)
