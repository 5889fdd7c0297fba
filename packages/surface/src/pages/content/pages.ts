import { compareText } from '@assent/kernel'
import { referenceGraph } from '../../graph/reference-graph.js'
import { code, link, text, type Block, type Inline, type Page } from '../block.js'
import type { PageSource } from '../example-call.js'
import { legible } from '../legible.js'
import { slug } from '../slug.js'
import { legibleGraph } from './lifecycle-blocks.js'
import type { LinkTo } from './page-links.js'
import { versionBlocks } from './version-blocks.js'

/** The definitions of one entity type, versions ascending. */
export interface EntitySources {
  readonly entity: string
  readonly sources: readonly PageSource[]
}

/** By entity, in name order. */
export const byEntity = (sources: readonly PageSource[]): readonly EntitySources[] =>
  [...new Set(sources.map(({ definition }) => definition.entity))].sort(compareText).map((entity) => ({
    entity,
    sources: sources
      .filter(({ definition }) => definition.entity === entity)
      .sort((one, other) => one.definition.version - other.definition.version),
  }))

/** How a page of an entity is named in links: with the ending of the format. */
export type PageName = (entity: string) => string

/** The page of one entity type. */
export const entityPage = ({ entity, sources }: EntitySources, index: string, linkTo: LinkTo): Page => ({
  title: legible(entity),
  root: '../',
  blocks: [
    { kind: 'paragraph', line: [link('Entity types', `../${index}`)] },
    { kind: 'heading', level: 1, line: [code(legible(entity))], anchor: slug(entity) },
    ...sources.flatMap((source) => versionBlocks(source, linkTo)),
  ],
})

const versionLinks = (sources: readonly PageSource[], page: string): readonly Inline[] =>
  sources.flatMap(({ definition: { version } }, place) => [
    text(place === 0 ? '' : ', '),
    link(String(version), `${page}#v${version}`),
  ])

const count = (sources: readonly PageSource[], part: 'operations' | 'states'): string => {
  const latest = sources.at(-1)?.definition.document
  if (latest === undefined) return '0'
  return String(part === 'states' ? latest.lifecycle.states.length : Object.keys(latest.operations).length)
}

/** The set: its entity types and how they refer to each other. */
export const indexPage = (entities: readonly EntitySources[], pageOf: PageName): Page => {
  const graph = referenceGraph(entities.flatMap(({ sources }) => sources.map(({ definition }) => definition.document)))
  const drawing: readonly Block[] =
    graph.edges.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, line: [text('References')], anchor: 'references' },
          { kind: 'drawing', graph: legibleGraph(graph) },
        ]
  return {
    title: 'Entity types',
    root: '',
    blocks: [
      { kind: 'heading', level: 1, line: [text('Entity types')], anchor: 'entity-types' },
      {
        kind: 'table',
        columns: ['entity', 'versions', 'states', 'operations'],
        rows: entities.map(({ entity, sources }) => [
          [link(legible(entity), pageOf(entity))],
          versionLinks(sources, pageOf(entity)),
          [text(count(sources, 'states'))],
          [text(count(sources, 'operations'))],
        ]),
      },
      ...drawing,
    ],
  }
}
