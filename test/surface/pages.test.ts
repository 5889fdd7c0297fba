import type { ValidatedDefinition } from '@assent/kernel'
import { definitionPages, type ExampleCall } from '@assent/surface'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { definitionNamed, hostileNaming, serviceDefinitionNamed, shortNaming } from './hostile-documents.js'

const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 20) }

// To read Markdown takes longer than to write it.
const fewer = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 100) }

const examplesOf = ({ document }: ValidatedDefinition): readonly ExampleCall[] => [
  { command: 'create', id: 'a', fields: {} },
  ...Object.keys(document.operations).map((operation): ExampleCall => ({
    command: 'execute',
    instance: {
      entity: document.entity,
      version: document.version,
      id: 'a',
      lifecycle_state: document.lifecycle.initial,
      revision: 1,
      fields: {},
    },
    operation,
    arguments: {},
  })),
]

const pagesOf = (definition: ValidatedDefinition): ReadonlyMap<string, string> =>
  definitionPages([{ definition, examples: examplesOf(definition) }])

const written = (definition: ValidatedDefinition, ending: string): readonly string[] =>
  [...pagesOf(definition)].flatMap(([path, text]) => (path.endsWith(ending) ? [text] : []))

/** The tags of a page in their order, but for those of names and values, whose number depends on what they are. */
const tagsOf = (html: string): readonly string[] =>
  (html.match(/<\/?[a-z][a-z0-9]*/gi) ?? []).filter((tag) => !/^<\/?code$/i.test(tag))

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

const nodesOf = (node: Node): readonly Node[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])]

const ours = /^(<a id="[\w~-]+">|<\/a>|<\/?details>|<\/?code>|<details>\n<summary>[^<>]*<\/summary>)$/

/** What a page has of each kind that a name could make: frames, links, pictures, headings, quotes. */
const shapeOf = (markdown: string): readonly string[] =>
  nodesOf(fromMarkdown(markdown)).flatMap((node) => {
    if (node.type === 'html') return ours.test(node.value) ? [] : [`html ${node.value}`]
    if (node.type === 'link') return [`link ${/^(#[\w~-]+|[\w~./-]+(#v1)?)$/.test(node.url) ? 'ours' : node.url}`]
    return ['text', 'inlineCode'].includes(node.type) ? [] : [node.type]
  })

describe.each([
  ['kernel/1', definitionNamed],
  ['the service rules', serviceDefinitionNamed],
])('the pages of a definition under %s', (_, named) => {
  it('V-9, U-13: as HTML, no name makes or ends a tag', () => {
    const tame = written(named(shortNaming()), '.html').map(tagsOf)
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        expect(written(named(naming), '.html').map(tagsOf)).toEqual(tame)
      }),
      few,
    )
  })

  it('U-13: as Markdown, no name makes or ends a part of the page', () => {
    const tame = written(named(shortNaming()), '.md').map(shapeOf)
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        expect(written(named(naming), '.md').map(shapeOf)).toEqual(tame)
      }),
      fewer,
    )
  })

  it('U-12: stand under paths that every file system takes', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        const paths = [...pagesOf(named(naming)).keys()]
        expect(paths).toHaveLength(6)
        for (const path of paths) {
          expect(path).toMatch(/^(\.entity-runtime-docs\.json|assets\/style\.css|(entities\/)?[\w~-]+\.(html|md))$/)
          expect(path.length).toBeLessThan(120)
        }
      }),
      few,
    )
  })

  it('nothing in them is illegible: no control and no mark that turns the direction of a line', () => {
    fc.assert(
      fc.property(hostileNaming, (naming) => {
        for (const text of pagesOf(named(naming)).values())
          expect(text).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|[^\P{Cc}\n]/u)
      }),
      few,
    )
  })
})

describe('the pages of any definition', () => {
  it('U-1: are the same bytes every time', () => {
    fc.assert(
      fc.property(arbitrary.definition(), (definition) => {
        expect([...pagesOf(definition)]).toEqual([...pagesOf(definition)])
      }),
      few,
    )
  })
})
