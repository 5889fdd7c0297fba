import { createHash } from 'node:crypto'
import { canonical, type DefinitionDocument } from '@assent/kernel'

/** A definition as it is stored: its canonical text under the digest of that text. */
export interface DefinitionText {
  readonly digest: string
  readonly document: string
}

/** SHA-256 of the UTF-8 bytes, in lower-case hexadecimal. */
export const digestOf = (document: string): string => createHash('sha256').update(document, 'utf8').digest('hex')

// By identity, which is sound since what a store admits can never change (`admitDefinition`).
const written = new WeakMap<DefinitionDocument, DefinitionText>()

/** The text and digest of an admitted definition: made once for each, since every commit carries one. */
export const definitionText = (definition: DefinitionDocument): DefinitionText => {
  const known = written.get(definition)
  if (known !== undefined) return known
  const document = canonical(definition)
  const text = { digest: digestOf(document), document }
  written.set(definition, text)
  return text
}
