import { parseDefinition, parseJson, type DefinitionDocument } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { recordLimits } from '../contract/limits.js'
import { digestOf } from './definition-text.js'

/** Reads a stored definition: its text, under the digest by which a record names it. Left: what is wrong with it. */
export type DefinitionReader = (digest: string, document: string | null) => Either<string, DefinitionDocument>

const readDefinition: DefinitionReader = (digest, document) => {
  if (document === null) return left('its definition is not stored')
  if (digestOf(document) !== digest) return left('its definition is stored under the digest of another text')
  const json = parseJson(document, recordLimits)
  if (isLeft(json)) return left(`its definition is no JSON: ${json.left.message}`)
  const definition = parseDefinition(json.right)
  return isLeft(definition)
    ? left(`its definition cannot be read: ${definition.left.message}`)
    : right(definition.right)
}

/** A reader that reads each definition of a store once: the rows of a history name the same few again and again. */
export const definitionReader = (): DefinitionReader => {
  const read = new Map<string, { readonly document: string; readonly definition: DefinitionDocument }>()
  return (digest, document) => {
    const known = read.get(digest)
    if (known !== undefined && known.document === document) return right(known.definition)
    const definition = readDefinition(digest, document)
    if (document !== null && !isLeft(definition)) read.set(digest, { document, definition: definition.right })
    return definition
  }
}
