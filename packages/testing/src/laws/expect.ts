import { canonical, type Json } from '@assent/kernel'
import { written } from '../model/written.js'
import { differenceOf } from './difference.js'

type Write = (value: Json) => string

const check = (what: string, given: unknown, answered: unknown, write: Write): void => {
  const shown = (value: unknown): string => (value === undefined ? 'nothing' : write(value as Json))
  if (shown(given) === shown(answered)) return
  const told = (place: string, expected: unknown, found: unknown): Error =>
    new Error(`${what}${place}: expected ${shown(expected)}, found ${shown(found)}`)
  if (given === undefined || answered === undefined) throw told('', given, answered)
  const { path, expected, found } = differenceOf(given as Json, answered as Json, write)
  throw told(path === '' ? '' : `, at \`${path}\``, expected, found)
}

/** Both must be the same, token for token. The kernel's own way to write values is not asked. */
export const sameAs = (what: string, expected: unknown, found: unknown): void => check(what, expected, found, written)

/** Both must have the same canonical bytes, as the kernel writes them: faster, where the kernel is not in question. */
export const sameBytes = (what: string, expected: unknown, found: unknown): void =>
  check(what, expected, found, canonical)
