import { drawingOf } from '../../graph/drawing.js'
import { layoutOf } from '../../graph/layout/layout.js'
import { markupText } from '../../graph/escape.js'
import type { Graph } from '../../graph/graph.js'
import type { Block, Branch, Example, Inline, Line } from '../block.js'
import { segments } from '../segments.js'

const codeHtml = (text: string): string => `<code>${markupText(text)}</code>`

const inlineHtml = (inline: Inline): string => {
  switch (inline.kind) {
    case 'text':
      return segments(inline.text)
        .map(({ isCode, text }) => (isCode ? codeHtml(text) : markupText(text)))
        .join('')
    case 'code':
      return codeHtml(inline.text)
    case 'mark':
      return `<small>${markupText(inline.text)}</small>`
    case 'link':
      return `<a href="${markupText(inline.to)}">${markupText(inline.text)}</a>`
  }
}

const lineHtml = (line: Line): string => line.map(inlineHtml).join('')

const drawingHtml = (graph: Graph): string => {
  const { width, height, lines } = drawingOf(graph, layoutOf(graph))
  const title = markupText(graph.title)
  return [
    `<div class="wide" tabindex="0" role="group" aria-label="${title}">`,
    `<svg class="${graph.kind}" role="img" aria-label="${title}" width="${width}" height="${height}"` +
      ` viewBox="0 0 ${width} ${height}">`,
    ...lines,
    '</svg></div>',
  ].join('\n')
}

const tableHtml = (columns: readonly string[], rows: readonly (readonly Line[])[]): string =>
  [
    `<div class="wide" tabindex="0" role="group" aria-label="${markupText(columns.join(', '))}"><table>`,
    `<thead><tr>${columns.map((column) => `<th scope="col">${markupText(column)}</th>`).join('')}</tr></thead><tbody>`,
    ...rows.map((cells) => `<tr>${cells.map((cell) => `<td>${lineHtml(cell)}</td>`).join('')}</tr>`),
    '</tbody></table></div>',
  ].join('\n')

const itemsHtml = (items: readonly Line[]): readonly string[] => items.map((item) => `<li>${lineHtml(item)}</li>`)

const branchHtml = ({ line, parts }: Branch): string =>
  [`<li>${lineHtml(line)}<ul>`, ...itemsHtml(parts), '</ul></li>'].join('\n')

const exampleHtml = ({ isAccepted, facts }: Example): string =>
  [
    `<dl class="example ${isAccepted ? 'accepted' : 'refused'}">`,
    ...facts.map(([name, line]) => `<div><dt>${markupText(name)}</dt><dd>${lineHtml(line)}</dd></div>`),
    '</dl>',
  ].join('\n')

const examplesHtml = (title: string, examples: readonly Example[]): string =>
  [`<details><summary>${markupText(title)}</summary>`, ...examples.map(exampleHtml), '</details>'].join('\n')

/** A part of a page as HTML. */
export const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'heading': {
      const { level, anchor, line } = block
      const id = markupText(anchor)
      return `<h${level} id="${id}">${lineHtml(line)} <a class="here" href="#${id}" aria-label="link">#</a></h${level}>`
    }
    case 'paragraph':
      return `<p>${lineHtml(block.line)}</p>`
    case 'list':
      return [`<p class="title">${markupText(block.title)}</p><ul>`, ...itemsHtml(block.items), '</ul>'].join('\n')
    case 'branches':
      return [`<p class="title">${markupText(block.title)}</p><ol>`, ...block.branches.map(branchHtml), '</ol>'].join(
        '\n',
      )
    case 'table':
      return tableHtml(block.columns, block.rows)
    case 'drawing':
      return drawingHtml(block.graph)
    case 'contents':
      return `<nav>${block.links.map(inlineHtml).join('\n')}</nav>`
    case 'examples':
      return examplesHtml(block.title, block.examples)
  }
}
