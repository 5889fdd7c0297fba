import {
  compareText,
  contentKeyOf,
  stringify,
  type FieldDocument,
  type JsonNumber,
  type ObjectSchemaDocument,
} from '@assent/kernel'
import { code, mark, text, type Block, type Line } from '../block.js'
import { legible, legibleJson } from '../legible.js'

type Bound = JsonNumber | null

const counted = (bound: string, unit: string): string =>
  unit === '' ? bound : `${bound} ${unit}${bound === '1' ? '' : 's'}`

const between = (least: Bound, most: Bound, unit: '' | 'character'): readonly string[] => {
  if (least === null) return most === null ? [] : [`at most ${counted(stringify(most), unit)}`]
  if (most === null) return [`at least ${counted(stringify(least), unit)}`]
  const [from, to] = [stringify(least), stringify(most)]
  return [from === to ? counted(from, unit) : `${from} to ${counted(to, unit)}`]
}

const articled = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`

const ofServiceKinds = ({ type, key, tag = '', alphabet }: FieldDocument): readonly string[] => [
  ...(alphabet === undefined ? [] : [`only of the characters \`${legible(alphabet)}\``]),
  ...(key === undefined ? [] : [`each key is ${articled(key)}`]),
  ...(type === 'union' ? [`\`${legible(tag)}\` says which of the following it is`] : []),
]

const rulesOf = (field: FieldDocument): readonly string[] => [
  ...(field.default === undefined ? [] : [`\`${legibleJson(field.default)}\` where it is left out`]),
  ...(field.values.length === 0 ? [] : [`one of ${field.values.map((value) => `\`${legible(value)}\``).join(', ')}`]),
  ...between(field.min_length, field.max_length, 'character'),
  ...between(field.min, field.max, ''),
  ...(field.entity === null ? [] : [`the id of a \`${legible(field.entity)}\``]),
  ...(field.inverse === null ? [] : [`\`${legible(field.inverse)}\` from the other side`]),
  ...(field.acyclic === true ? ['not in a circle'] : []),
  ...ofServiceKinds(field),
  ...(field.additional_properties ? ['other members are admitted, unchecked'] : []),
]

const requiredMark = (field: FieldDocument): Line => (field.required ? [text(' '), mark('required')] : [])

type Row = readonly Line[]

const rowsOf = (
  path: string,
  field: FieldDocument,
  isElement: boolean,
  about: readonly string[] = [],
): readonly Row[] => [
  [
    [code(path)],
    [code(field.type), ...(isElement ? [] : requiredMark(field))],
    [text([...about, ...rulesOf(field)].join('; '))],
  ],
  ...(field.items === null ? [] : rowsOf(`${path}${field.type === 'map' ? '{}' : '[]'}`, field.items, true)),
  ...memberRows(`${path}.`, field.properties),
  ...variantRows(path, field),
]

/** The payload of each label of a union (SR-24). */
const variantRows = (path: string, { tag = '', variants = {} }: FieldDocument): readonly Row[] =>
  Object.entries(variants)
    .sort(([one], [other]) => compareText(one, other))
    .flatMap(([label, variant]) =>
      rowsOf(`${path}.${contentKeyOf(tag)}`, variant, false, [`where it is \`${legible(label)}\``]),
    )

const memberRows = (prefix: string, fields: ObjectSchemaDocument['fields']): readonly Row[] =>
  Object.entries(fields)
    .sort(([one], [other]) => compareText(one, other))
    .flatMap(([name, field]) => rowsOf(prefix + legible(name), field, false))

/** The members of a schema as a table, what is inside them by its path; or that there are none. */
export const schemaBlocks = (
  { fields, additional_fields }: ObjectSchemaDocument,
  title: string,
  none: string,
): readonly Block[] => {
  const open: readonly Block[] = additional_fields
    ? [{ kind: 'paragraph', line: [text('Other members are admitted, unchecked.')] }]
    : []
  const rows = memberRows('', fields)
  if (rows.length === 0) return open.length > 0 ? open : [{ kind: 'paragraph', line: [text(none)] }]
  return [{ kind: 'table', columns: [title, 'kind', 'what holds of it'], rows }, ...open]
}
