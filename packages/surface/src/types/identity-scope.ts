import type { DefinitionDocument } from '@assent/kernel'
import { textLiteral } from './literal.js'
import { word } from './shape.js'
import type { ShapeScope } from './template-shape.js'

/** What every template reads. */
export const identityScope = ({ entity, version }: DefinitionDocument): ShapeScope => ({
  id: word('string'),
  entity: word(textLiteral(entity)),
  version: word(String(version)),
})
