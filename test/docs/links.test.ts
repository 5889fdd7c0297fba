import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { documents, readDocument } from './documents.js'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

const nodesOf = (node: Node): readonly Node[] => ['children' in node ? node.children.flatMap(nodesOf) : [], node].flat()

const linksOf = (markdown: string): readonly string[] =>
  nodesOf(fromMarkdown(markdown)).flatMap((node) => (node.type === 'link' ? [node.url] : []))

/** The anchor of a heading, as hosts of repositories make it. */
const anchorsOf = (markdown: string): readonly string[] =>
  markdown
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )

const isThere = (from: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  return existsSync(join(root, path)) && (anchor === undefined || anchorsOf(readDocument(path)).includes(anchor))
}

/** Names in backticks that are paths from the root. */
const pathsOf = (markdown: string): readonly string[] =>
  nodesOf(fromMarkdown(markdown)).flatMap((node) =>
    node.type === 'inlineCode' && /^(apps|docs|examples|packages|scripts|test)\/[\w./-]*$/.test(node.value)
      ? [node.value]
      : [],
  )

describe('every path that is named is there', () => {
  for (const path of documents) {
    it(path, () => {
      expect(pathsOf(readDocument(path)).filter((named) => !existsSync(join(root, named)))).toEqual([])
    })
  }
})

describe('every link leads to a file or a heading of the repository', () => {
  for (const path of documents) {
    it(path, () => {
      expect(linksOf(readDocument(path)).filter((link) => !isThere(path, link))).toEqual([])
    })
  }
})

it('a link that leads nowhere is found', () => {
  expect(isThere('docs/concepts.md', 'reference/nothing.md')).toBe(false)
  expect(isThere('docs/concepts.md', 'reference/refusals.md#nothing')).toBe(false)
  expect(isThere('docs/concepts.md', 'reference/refusals.md#store-and-input')).toBe(true)
})
