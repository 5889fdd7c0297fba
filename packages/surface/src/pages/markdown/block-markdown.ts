import { graphMermaid } from '../../graph/mermaid.js'
import type { Block, Branch, Example, Inline, Line } from '../block.js'
import { segments } from '../segments.js'
import { code, words } from './escape.js'

const inline = (part: Inline): string => {
  switch (part.kind) {
    case 'text':
      return segments(part.text)
        .map(({ isCode, text }) => (isCode ? code(text) : words(text)))
        .join('')
    case 'code':
      return code(part.text)
    case 'mark':
      return `(${words(part.text)})`
    case 'link':
      return `[${words(part.text)}](<${part.to}>)`
  }
}

const lineOf = (line: Line): string => line.map(inline).join('')

const exampleLines = ({ facts }: Example, place: number): readonly string[] => [
  '',
  `Example ${place + 1}:`,
  '',
  ...facts.map(([name, line]) => `- ${words(name)}: ${lineOf(line)}`),
]

const branchLines = ({ line, parts }: Branch, place: number): readonly string[] => {
  const mark = `${place + 1}. `
  return [mark + lineOf(line), ...parts.map((part) => `${' '.repeat(mark.length)}- ${lineOf(part)}`)]
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A part of a page as Markdown, in lines that an empty one follows. */
export const blockMarkdown = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [`<a id="${block.anchor}"></a>`, '', `${'#'.repeat(block.level)} ${lineOf(block.line)}`]
    case 'paragraph':
      return [lineOf(block.line)]
    case 'list':
      return [`${words(block.title)}:`, '', ...block.items.map((item) => `- ${lineOf(item)}`)]
    case 'branches':
      return [`${words(block.title)}:`, '', ...block.branches.flatMap(branchLines)]
    case 'table':
      return [
        row(block.columns.map(words)),
        row(block.columns.map(() => '---')),
        ...block.rows.map((cells) => row(cells.map(lineOf))),
      ]
    case 'drawing':
      return ['```mermaid', graphMermaid(block.graph).trimEnd(), '```']
    case 'contents':
      return [block.links.map(inline).join(' · ')]
    case 'examples':
      return [
        '<details>',
        `<summary>${words(block.title)}</summary>`,
        ...block.examples.flatMap(exampleLines),
        '',
        '</details>',
      ]
  }
}
