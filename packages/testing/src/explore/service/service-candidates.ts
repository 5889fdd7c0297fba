import { contentKeyOf, type FieldDocument, type Json } from '@assent/kernel'
import { mapKeyTexts } from '../../arbitrary/service/map-keys.js'

type ValuesOf = (field: FieldDocument) => readonly Json[]

/** Maps of one member, of none, of two, and one with a key that is none of its kind. */
export const mapsOf = ({ key = 'string', items }: FieldDocument, valuesOf: ValuesOf): readonly Json[] => {
  if (items === null) return [{}]
  const [one = 'a', two = 'b'] = mapKeyTexts[key]
  const values = valuesOf(items).slice(0, 3)
  const [first] = values
  if (first === undefined) return [{}]
  const wrong = key === 'string' ? [] : [{ 'no key': first }]
  return [
    { [one]: first },
    {},
    { [one]: first, [two]: first },
    ...values.slice(1).map((value) => ({ [one]: value })),
    ...wrong,
  ]
}

/** Each variant with some payloads, and without one; a label that is none. */
export const unionsOf = ({ tag = '', variants = {} }: FieldDocument, valuesOf: ValuesOf): readonly Json[] => {
  const content = contentKeyOf(tag)
  const labelled = Object.entries(variants)
  return [
    ...labelled.flatMap(([label, variant]) =>
      valuesOf(variant)
        .slice(0, 2)
        .map((value) => ({ [tag]: label, [content]: value })),
    ),
    ...labelled.map(([label]) => ({ [tag]: label })),
    { [tag]: `no ${labelled[0]?.[0] ?? 'label'}` },
  ]
}

/** Texts of an alphabet of the lengths of these, and those as they are. */
export const textsOver = (alphabet: string, texts: readonly string[]): readonly string[] => {
  const [first = ''] = alphabet
  return [...texts.map((text) => first.repeat([...text].length)), ...texts]
}
