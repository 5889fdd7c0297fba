import { compareText, contentKeyOf } from '@assent/kernel'
import type { JsonSchema } from '../schema.js'
import { closed } from '../shapes.js'

/** A label's payload, and whether it has to be there (SR-26). */
export interface VariantSchema {
  readonly label: string
  readonly payload: JsonSchema
  readonly required: boolean
}

/** An object of a label and its payload: one closed form for each label (SR-24, SR-25). */
export const unionSchema = (tag: string, variants: readonly VariantSchema[]): JsonSchema => {
  const content = contentKeyOf(tag)
  return {
    oneOf: [...variants]
      .sort((one, other) => compareText(one.label, other.label))
      .map(({ label, payload, required }) =>
        closed({ [tag]: { const: label }, [content]: payload }, required ? [] : [content]),
      ),
  }
}
