import type { FieldDocument } from '../../src/document/document.js'
import { parseDefinition } from '../../src/document/parse-definition.js'
import type { ParseFailure } from '../../src/document/parse-failure.js'
import { canonical } from '../../src/value/write-json.js'
import { parsed } from '../support/define.js'
import { refused } from '../support/outcome.js'
import { withField } from './locker.js'

/** Why a document is no definition. */
export const failureOf = (json: unknown): ParseFailure => refused(parseDefinition(json))

/** The place of a failure. */
export const pathOf = (json: unknown): string => failureOf(json).path

/** The sentence of a failure. */
export const messageOf = (json: unknown): string => failureOf(json).message

/** The canonical text of the normal form. */
export const normalForm = (json: unknown): string => canonical(parsed(json))

/** A field in normal form. */
export const fieldOf = (field: unknown): FieldDocument =>
  parsed(withField(field)).schema.fields['part'] as FieldDocument
