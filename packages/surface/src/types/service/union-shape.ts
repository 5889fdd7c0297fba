import { compareText, contentKeyOf, type FieldDocument } from '@assent/kernel'
import { textLiteral } from '../literal.js'
import { member, record, union, word, type TypeShape } from '../shape.js'

/** An object type for each variant, told apart by the tag; a payload is there where it is required (SR-24, SR-26). */
export const unionShape = (
  { tag = '', variants = {} }: FieldDocument,
  shapeOf: (payload: FieldDocument) => TypeShape,
): TypeShape =>
  union(
    Object.entries(variants)
      .sort(([one], [other]) => compareText(one, other))
      .map(([label, payload]) =>
        record([
          member(tag, word(textLiteral(label))),
          { name: contentKeyOf(tag), isOptional: !payload.required, type: shapeOf(payload) },
        ]),
      ),
  )
