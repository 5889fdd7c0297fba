import type * as t from 'io-ts'
import type { Json } from '../../value/json.js'
import { parseFailure, type ParseFailure } from '../parse-failure.js'
import { describe } from './wording.js'

/** The place as the document's author wrote it, names raw: `operations.ignite.transitions[0].from`. */
const pathOf = ([root, ...entries]: t.Context): string => {
  let holder = root
  let path = ''
  for (const entry of entries) {
    path += Array.isArray(holder?.actual) ? `[${entry.key}]` : path === '' ? entry.key : `.${entry.key}`
    holder = entry
  }
  return path
}

/** The first failure that io-ts reports, as a sentence and a place of ours; our codecs stop at the first (K-14). */
export const explainFailure = (errors: t.Errors): ParseFailure => {
  const { context, value, message } = errors[0] as t.ValidationError
  const expected = context.at(-1)?.type.name ?? 'another value'
  return parseFailure(pathOf(context), message ?? `expected ${expected}, found ${describe(value as Json)}`)
}
