import { compareNumbers, memberOf, type DefinitionDocument, type FieldDocument, type FieldKind } from '@assent/kernel'
import type { GovernedDefect } from './governed-defect.js'
import { longestSortText, type Searchable } from './governed-options.js'

/** The declarations of a field, one of each version that has it. */
export const declarationsOf = (documents: readonly DefinitionDocument[], field: string): readonly FieldDocument[] =>
  documents.flatMap(({ schema }) => memberOf(schema.fields, field) ?? [])

const textKinds: readonly FieldKind[] = ['string', 'enum', 'ref']

const numberKinds: readonly FieldKind[] = ['integer', 'number', 'binary64']

const scalarKinds: readonly FieldKind[] = [...textKinds, ...numberKinds, 'boolean']

const isBounded = ({ type, max_length: longest }: FieldDocument): boolean =>
  type === 'string' && longest !== null && compareNumbers(longest, longestSortText) <= 0

const sortKinds: readonly FieldKind[] = [...numberKinds, 'boolean', 'enum']

type Uses = { readonly [use in keyof Required<Searchable>]: readonly [(field: FieldDocument) => boolean, string] }

const uses: Uses = {
  text: [({ type }) => textKinds.includes(type), 'holds no text'],
  matching: [({ type }) => scalarKinds.includes(type), 'holds no text, number or boolean'],
  order_by: [
    (field) => sortKinds.includes(field.type) || isBounded(field),
    `is no number, boolean, enum or text with a \`max_length\` of at most ${longestSortText}`,
  ],
}

/** Every field that cannot be searched as it is to be. */
export const defectsOfSearchable = (
  documents: readonly DefinitionDocument[],
  searchable: Searchable,
): readonly GovernedDefect[] =>
  (Object.keys(uses) as (keyof Searchable)[]).flatMap((use) =>
    (searchable[use] ?? []).flatMap((field): readonly GovernedDefect[] => {
      const path = `searchable.${use}.${field}`
      const [isFit, message] = uses[use]
      const declared = declarationsOf(documents, field)
      if (declared.length === 0) return [{ kind: 'unknown_field', path, message: 'is a field of no version' }]
      return declared.every(isFit) ? [] : [{ kind: 'unfit_field', path, message }]
    }),
  )
