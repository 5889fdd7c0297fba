import { markupText } from './escape.js'
import type { Graph, GraphNode } from './graph.js'
import type { Box } from './layout/boxes.js'
import { layoutOf } from './layout/layout.js'
import type { Route } from './layout/routes.js'

/** A graph as the lines of a drawing, with its size in units; how it looks is said elsewhere. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}

const edgeMarkup = ({ path, label, x, y, dashed }: Route): string =>
  `<g class="edge"><path d="${path}"${dashed ? ' stroke-dasharray="5 4"' : ''}/>` +
  `<text x="${x}" y="${y}">${markupText(label)}</text></g>`

const nodeMarkup = ({ label, emphasis }: GraphNode, { x, y, width, height }: Box): string =>
  `<g class="${emphasis}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>` +
  `<text x="${x + Math.floor(width / 2)}" y="${y + 22}">${markupText(label)}</text></g>`

/** Boxes above the edges (V-8). */
export const drawingOf = (graph: Graph): Drawing => {
  const { width, height, boxes, routes } = layoutOf(graph)
  const nodes = graph.nodes.flatMap((node, place) => {
    const box = boxes[place]
    return box === undefined ? [] : [nodeMarkup(node, box)]
  })
  return { width, height, lines: [...routes.map(edgeMarkup), ...nodes] }
}
