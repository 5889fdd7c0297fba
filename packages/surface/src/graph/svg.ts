import { drawingOf } from './drawing.js'
import { markupText } from './escape.js'
import type { Graph } from './graph.js'
import type { GraphLayout } from './graph-layout.js'
import { layoutOf } from './layout/layout.js'

const style = [
  'text{font:14px ui-monospace,monospace;fill:#1a1a1a;text-anchor:middle}',
  '.edge text{font-size:12px;fill:#444;paint-order:stroke;stroke:#fff;stroke-width:4px}',
  'path{fill:none;stroke:#666;stroke-width:1.5;marker-end:url(#arrow)}',
  'rect{fill:#fff;stroke:#1a1a1a;stroke-width:1.5}.entry rect{stroke-width:3}',
  '.terminal rect{fill:#eee}.references .terminal rect{stroke-dasharray:4 3}',
  '@media (prefers-color-scheme:dark){text{fill:#eee}.edge text{fill:#bbb;stroke:#111}',
  'path{stroke:#999}rect{fill:#222;stroke:#eee}.terminal rect{fill:#444}}',
].join('')

const arrow =
  '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">' +
  '<path d="M 0 0 L 8 4 L 0 8 z" style="fill:#666;stroke:none;marker-end:none"/></marker></defs>'

/**
 * A graph as an SVG drawing that stands alone, boxes above the edges (V-8). The same graph and layout give the same
 * bytes; without a layout, the plain one is made (V-10).
 */
export const graphSvg = (graph: Graph, layout: GraphLayout = layoutOf(graph)): string => {
  const { width, height, lines } = drawingOf(graph, layout)
  return (
    [
      `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${markupText(graph.title)}"` +
        ` class="${graph.kind}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<title>${markupText(graph.title)}</title>`,
      `<style>${style}</style>`,
      arrow,
      ...lines,
      '</svg>',
    ].join('\n') + '\n'
  )
}
