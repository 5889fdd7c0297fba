import { parseJson, type Json, type ParseFailure } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { aliasTargets } from './aliases.js'
import { compose } from './compose.js'
import { readNode } from './read-node.js'
import { anyShape, type Shape } from './shape.js'
import { defaultYamlLimits, type YamlLimits } from './yaml-limits.js'

/** The text without the byte order mark that some editors put first (D-4). */
export const withoutByteOrderMark = (text: string): string => (text.startsWith('\u{FEFF}') ? text.slice(1) : text)

const startsAsJson = /^[\t\n\r ]*[{[]/

/**
 * Reads a text that is one YAML document, or one JSON document: text that starts with `{` or `[` is JSON only (D-4).
 *
 * Numbers keep their tokens. Refused by name, with line and column: what only YAML calls a number (`013`, `.5`),
 * tags, merge keys, equal keys, a second document, more than 100 aliases, and text past the limits (K-11, K-12).
 * `yes`, `no`, `on` and `off` are text; a key is text whatever it looks like. A key with nothing after it is null.
 *
 * @param shape Where plain scalars are text: see {@link Shape}. Without it every place reads as JSON would.
 * @example readYaml('amount: 1.50') // right({ amount: the exact number 1.50 })
 */
export const readYaml = (
  text: string,
  shape: Shape = anyShape,
  limits: Partial<YamlLimits> = {},
): Either<ParseFailure, Json> => {
  const allLimits = { ...defaultYamlLimits, ...limits }
  const body = withoutByteOrderMark(text)
  // The kernel's reader also answers for a text that is too long, whatever it holds.
  if (startsAsJson.test(body) || text.length > allLimits.textLength) return parseJson(text, allLimits)
  const composed = compose(body, allLimits)
  if (isLeft(composed)) return composed
  const { root, lines } = composed.right
  const reading = { lines, targets: aliasTargets(root), limits: allLimits, aliasesFollowed: 0, lengthFollowed: 0 }
  return readNode(root, { path: '', shape, depth: 0 }, reading)
}
