import { compareText, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import type { JsonSchema } from '../json-schema/schema.js'
import { legible } from '../pages/legible.js'
import { code, words } from '../pages/markdown/escape.js'
import { segments } from '../pages/segments.js'

/** What both contracts say of themselves (U-11). */
export const about = (what: string): JsonObject => ({
  info: {
    title: 'assent',
    version: '1',
    description: `${what} This is a contract only: Assent opens no listener and publishes nothing.`,
  },
  'x-assent-contract-only': true,
})

/** Definitions in name order, versions ascending, so that their order changes no byte. */
export const inOrder = (definitions: readonly DefinitionDocument[]): readonly DefinitionDocument[] =>
  [...definitions].sort((one, other) => compareText(one.entity, other.entity) || one.version - other.version)

/** A text with names of an author's in it, for where Markdown is read: nothing of it is acted on. One line. */
export const safeText = (text: string): string =>
  segments(legible(text))
    .map((segment) => (segment.isCode ? code(segment.text) : words(segment.text)))
    .join('')

/** A reference to a schema of the document. */
export const schemaNamed = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
