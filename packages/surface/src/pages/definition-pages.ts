import { byEntity, entityPage, indexPage } from './content/pages.js'
import type { PageSource } from './example-call.js'
import { pageHtml } from './html/page-html.js'
import { style } from './html/style.js'
import { pageMarkdown } from './markdown/page-markdown.js'
import { slugs } from './slug.js'

/** What says that a folder holds nothing but pages, and may be replaced by newer ones (L-23). */
export const pagesMarker = '.entity-runtime-docs.json'

const formats = [
  { ending: 'html', write: pageHtml },
  { ending: 'md', write: pageMarkdown },
] as const

/**
 * The pages of a set of definitions, by their paths in one folder (U-1): for each entity type a page with its fields,
 * states, operations, rules in words, events and examples, as HTML and as Markdown; an index of both; the style and the
 * marker. Nothing is loaded from elsewhere, and no script runs. The same sources give the same bytes.
 *
 * @param sources each pair of entity and version once; the examples are decided here, by the kernel
 * @example
 * const pages = definitionPages([{ definition, examples: [{ command: 'create', id: 'a', fields: {} }] }])
 * pages.get('entities/ticket.html')
 */
export const definitionPages = (sources: readonly PageSource[]): ReadonlyMap<string, string> => {
  const entities = byEntity(sources)
  const names = slugs(entities.map(({ entity }) => entity))
  const fileOf = (entity: string, ending: string): string => `${names.get(entity) ?? ''}.${ending}`
  const pathOf = (entity: string, ending: string): string => `entities/${fileOf(entity, ending)}`
  return new Map([
    [pagesMarker, '{"format":"entity-runtime-docs/1"}\n'],
    ['assets/style.css', style],
    ...formats.flatMap(({ ending, write }): readonly (readonly [string, string])[] => {
      const linkTo = (entity: string) => (names.has(entity) ? fileOf(entity, ending) : undefined)
      return [
        [`index.${ending}`, write(indexPage(entities, (entity) => pathOf(entity, ending)))],
        ...entities.map(
          (one) => [pathOf(one.entity, ending), write(entityPage(one, `index.${ending}`, linkTo))] as const,
        ),
      ]
    }),
  ])
}
