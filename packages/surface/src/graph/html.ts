import { markupText } from './escape.js'
import type { Graph, GraphEdge } from './graph.js'
import type { GraphLayout } from './graph-layout.js'
import { graphSvg } from './svg.js'

const style = [
  ':root{color-scheme:light dark}',
  'body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:70rem;padding:0 1rem}',
  '.drawing{overflow-x:auto}',
  'table{border-collapse:collapse}',
  'th,td{text-align:left;padding:.25rem 1rem .25rem 0;overflow-wrap:anywhere}',
].join('')

const row = ({ from, label, to }: GraphEdge): string =>
  `<tr><td>${markupText(from)}</td><td>${markupText(label)}</td><td>${markupText(to)}</td></tr>`

/**
 * A graph as one page: the drawing, and its edges as a table (V-8). It needs no network. Without a layout, the plain
 * one is made (V-10).
 */
export const graphHtml = (graph: Graph, layout?: GraphLayout): string => {
  const title = markupText(graph.title)
  return (
    [
      '<!doctype html>',
      '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${title}</title><style>${style}</style></head><body>`,
      `<h1>${title}</h1>`,
      `<div class="drawing">${graphSvg(graph, layout)}</div>`,
      '<table><thead><tr><th>from</th><th>edge</th><th>to</th></tr></thead><tbody>',
      ...graph.edges.map(row),
      '</tbody></table>',
      '</body></html>',
    ].join('\n') + '\n'
  )
}
