import type { Defect } from '../../src/definition/defect.js'
import type { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import { validate } from '../../src/definition/validate.js'
import type { DefinitionDocument } from '../../src/document/document.js'
import { parseDefinition } from '../../src/document/parse-definition.js'
import { accepted, refused } from './outcome.js'

/** A document that parses, whatever its defects. */
export const parsed = (json: unknown): DefinitionDocument => accepted(parseDefinition(json))

/** A definition that parses and has no defect. */
export const define = (json: unknown): ValidatedDefinition => accepted(validate(parsed(json)))

/** The defects of a definition that parses, in order. */
export const defectsOf = (json: unknown): readonly Defect[] => refused(validate(parsed(json))).defects
