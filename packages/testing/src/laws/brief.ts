import {
  canonical,
  isJsonArray,
  isJsonObject,
  parseDefinition,
  stringify,
  type DefinitionDocument,
  type Json,
} from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { objectOf } from '../arbitrary/object-of.js'

const isEmpty = (value: Json): boolean =>
  value === null ||
  value === false ||
  (isJsonArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0)

/** Every way to leave out one empty member. */
function* withoutOne(value: Json): Generator<Json> {
  if (isJsonArray(value)) {
    for (const [index, element] of value.entries())
      for (const less of withoutOne(element)) yield value.with(index, less)
  }
  if (!isJsonObject(value)) return
  const members = Object.entries(value)
  for (const [index, [name, member]] of members.entries()) {
    if (isEmpty(member)) yield objectOf(members.toSpliced(index, 1))
    for (const less of withoutOne(member)) yield objectOf(members.with(index, [name, less]))
  }
}

const normalForm = (document: Json): string | undefined => {
  const parsed = parseDefinition(document)
  return isRight(parsed) ? canonical(parsed.right) : undefined
}

const shorter = (document: Json, meant: string): Json | undefined => {
  for (const less of withoutOne(document)) if (normalForm(less) === meant) return less
  return undefined
}

/** The definition as an author may write it: without what the normal form adds (K-196). */
export const briefDefinition = (document: DefinitionDocument): string => {
  const meant = canonical(document)
  let brief = document as unknown as Json
  for (let less = shorter(brief, meant); less !== undefined; less = shorter(brief, meant)) brief = less
  return stringify(brief, 2)
}
