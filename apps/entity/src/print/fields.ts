import { compareText, stringify, type FieldDocument, type ObjectSchemaDocument } from '@assent/kernel'

/** The members of a part without order, by code point (K-21). */
export const inNameOrder = <A>(byName: { readonly [name: string]: A }): readonly (readonly [string, A])[] =>
  Object.entries(byName).sort(([left], [right]) => compareText(left, right))

const constraints = ['min_length', 'max_length', 'min', 'max'] as const

/** The kind of a field and whatever is declared of it, in one line (L-20). */
const fieldSummary = (field: FieldDocument): string =>
  [
    field.type,
    ...(field.required ? ['required'] : []),
    ...(field.default === undefined ? [] : [`default ${stringify(field.default)}`]),
    ...(field.values.length === 0 ? [] : [`one of ${field.values.join(' | ')}`]),
    ...constraints.flatMap((name) => (field[name] === null ? [] : [`${name} ${stringify(field[name])}`])),
    ...(field.alphabet === undefined ? [] : [`of the characters ${stringify(field.alphabet)}`]),
    ...(field.key === undefined ? [] : [`keys of ${field.key}`]),
    ...(field.tag === undefined ? [] : [`tag ${field.tag}`]),
    ...(field.entity === null ? [] : [`references ${field.entity}`]),
    ...(field.inverse === null ? [] : [`inverse ${field.inverse}`]),
    ...(field.acyclic === true ? ['acyclic'] : []),
    ...(field.additional_properties ? ['additional properties are allowed'] : []),
  ].join(', ')

/** A field, and below it what it holds: `[]` is each element of a list or map, `|label` a variant of a union. */
const fieldLines = ([name, field]: readonly [string, FieldDocument]): readonly string[] => {
  const properties = inNameOrder(field.properties).flatMap(fieldLines)
  const items = field.items === null ? [] : fieldLines(['[]', field.items])
  const variants = inNameOrder(field.variants ?? {}).flatMap(([label, variant]) => fieldLines([`|${label}`, variant]))
  return [`${name}: ${fieldSummary(field)}`, ...[...properties, ...items, ...variants].map((line) => `  ${line}`)]
}

export const schemaLines = ({ fields, additional_fields }: ObjectSchemaDocument): readonly string[] => [
  ...inNameOrder(fields).flatMap(fieldLines),
  ...(additional_fields ? ['additional fields are allowed'] : []),
]
