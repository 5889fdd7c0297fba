import { compareText, type DefinitionDocument, type RelationDocument } from '@assent/kernel'
import { code, link, text, type Block, type Line } from '../../block.js'
import { legible } from '../../legible.js'
import type { LinkTo } from '../page-links.js'

const byName = <Part>(parts: { readonly [name: string]: Part } = {}): readonly (readonly [string, Part])[] =>
  Object.entries(parts).sort(([one], [other]) => compareText(one, other))

/** What the id of an instance is (SR-82, SR-84). */
export const identityBlocks = ({ identity }: DefinitionDocument): readonly Block[] =>
  identity === undefined
    ? []
    : [
        {
          kind: 'paragraph',
          line: [text('The id of an instance is the address of its field '), code(legible(identity.field)), text('.')],
        },
      ]

const typeLine = (entity: string, linkTo: LinkTo): Line => {
  const to = linkTo(entity)
  return [to === undefined ? code(legible(entity)) : link(legible(entity), to)]
}

const relationWords = ({ kind, cardinality }: RelationDocument): string =>
  `${kind === 'owns' ? 'owns' : 'refers to'} ${cardinality}`

const carrier = ({ kind, target, via }: RelationDocument): Line => [
  code(legible(via)),
  ...(kind === 'owns' ? [text(' of '), code(legible(target))] : []),
]

/** The relations to other types, each with a link to the page of the other one. */
export const relationBlocks = ({ relations }: DefinitionDocument, linkTo: LinkTo): readonly Block[] => {
  const rows = byName(relations).map(([name, relation]) => [
    [code(legible(name))],
    [text(relationWords(relation))],
    typeLine(relation.target, linkTo),
    carrier(relation),
  ])
  return rows.length === 0 ? [] : [{ kind: 'table', columns: ['relation', 'is', 'type', 'carried by'], rows }]
}

/** The scales, the lowest text first (SR-78). */
export const scaleBlocks = ({ scales }: DefinitionDocument): readonly Block[] => {
  const items = byName(scales).map(([name, texts]): Line => [
    code(legible(name)),
    ...texts.flatMap((value, place) => [text(place === 0 ? ': ' : ', '), code(legible(value))]),
  ])
  return items.length === 0 ? [] : [{ kind: 'list', title: 'The lowest first', items }]
}
