import { compareText, type CreateDocument, type DefinitionDocument, type ProjectionDocument } from '@assent/kernel'
import { emptySchema, hasOutcomes } from '../../json-schema/command.js'
import { code, link, text, type Block, type Inline } from '../block.js'
import type { PageSource } from '../example-call.js'
import { legible } from '../legible.js'
import { slug } from '../slug.js'
import { eventBlocks } from './event-blocks.js'
import { exampleBlocks } from './example-blocks.js'
import { schemaBlocks } from './field-rows.js'
import { lifecycleBlocks } from './lifecycle-blocks.js'
import { emissionBlocks, operationBlocks, responseBlocks } from './operation-blocks.js'
import type { LinkTo } from './page-links.js'
import { ruleBlocks } from './rule-items.js'
import { identityBlocks, relationBlocks, scaleBlocks } from './service/declaration-blocks.js'
import { outcomeBlocks } from './service/outcome-blocks.js'

/** A part of a version: how it is called, where it is, what it says. One that says nothing is left out. */
interface Section {
  readonly title: string
  readonly anchor: string
  readonly blocks: readonly Block[]
}

const projectionBlocks = (projections: { readonly [name: string]: ProjectionDocument }): readonly Block[] => {
  const rows = Object.entries(projections)
    .sort(([one], [other]) => compareText(one, other))
    .map(([name, { key, in_state }]) => [
      [code(legible(name))],
      [code(legible(key))],
      [in_state === null ? text('any') : code(legible(in_state))],
    ])
  return rows.length === 0 ? [] : [{ kind: 'table', columns: ['projection', 'groups by', 'in state'], rows }]
}

const operationAnchor = (prefix: string, name: string): string => `${prefix}operation-${slug(name)}`

const namesOf = ({ operations }: DefinitionDocument): readonly string[] => Object.keys(operations).sort(compareText)

const operationsBlocks = ({ definition, examples }: PageSource, prefix: string): readonly Block[] =>
  namesOf(definition.document).flatMap((name) => {
    const operation = definition.document.operations[name]
    if (operation === undefined) return []
    return [
      { kind: 'heading', level: 4, line: [code(legible(name))], anchor: operationAnchor(prefix, name) },
      ...operationBlocks(operation),
      ...exampleBlocks(definition, examples, name),
    ]
  })

const creationOutcomeBlocks = (create: CreateDocument): readonly Block[] =>
  hasOutcomes(create)
    ? [
        ...schemaBlocks(create.arguments ?? emptySchema, 'argument', 'It takes no arguments.'),
        ...responseBlocks(create.response),
        ...outcomeBlocks(create.outcomes),
      ]
    : emissionBlocks(create.emit === null ? [] : [create.emit])

const creationBlocks = ({ definition, examples }: PageSource): readonly Block[] => {
  const { create, lifecycle } = definition.document
  return [
    { kind: 'paragraph', line: [text('begins in '), code(legible(lifecycle.initial))] },
    ...creationOutcomeBlocks(create),
    ...exampleBlocks(definition, examples, null),
  ]
}

const sectionsOf = (source: PageSource, prefix: string, linkTo: LinkTo): readonly Section[] => {
  const { document } = source.definition
  const section = (title: string, blocks: readonly Block[]): Section => ({
    title,
    anchor: prefix + title.toLowerCase(),
    blocks,
  })
  return [
    section('Lifecycle', lifecycleBlocks(document)),
    section('Fields', schemaBlocks(document.schema, 'field', 'It has no fields.')),
    section('Identity', identityBlocks(document)),
    section('Relations', relationBlocks(document, linkTo)),
    section('Scales', scaleBlocks(document)),
    section('Invariants', ruleBlocks('Hold after every decision', document.invariants)),
    section('Creation', creationBlocks(source)),
    section('Operations', operationsBlocks(source, prefix)),
    section('Events', eventBlocks(document)),
    section('Projections', projectionBlocks(document.projections)),
  ].filter(({ blocks }) => blocks.length > 0)
}

const contentsOf = (document: DefinitionDocument, sections: readonly Section[], prefix: string): Block => ({
  kind: 'contents',
  links: sections.flatMap(({ title, anchor }): readonly Inline[] => [
    link(title, `#${anchor}`),
    ...(title === 'Operations'
      ? namesOf(document).map((name) => link(legible(name), `#${operationAnchor(prefix, name)}`))
      : []),
  ]),
})

/** One version of an entity: what is in it, with links, and then each part. */
export const versionBlocks = (source: PageSource, linkTo: LinkTo): readonly Block[] => {
  const { document } = source.definition
  const prefix = `v${document.version}-`
  const sections = sectionsOf(source, prefix, linkTo)
  return [
    { kind: 'heading', level: 2, line: [text(`Version ${document.version}`)], anchor: `v${document.version}` },
    contentsOf(document, sections, prefix),
    ...sections.flatMap(({ title, anchor, blocks }): readonly Block[] => [
      { kind: 'heading', level: 3, line: [text(title)], anchor },
      ...blocks,
    ]),
  ]
}
