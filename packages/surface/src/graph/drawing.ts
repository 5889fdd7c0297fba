import { markupText } from './escape.js'
import type { Graph, GraphNode } from './graph.js'
import type { Box, GraphLayout, GraphRoute } from './graph-layout.js'
import { figures } from './layout/figures.js'
import { numberedEdges } from './numbered.js'

/** A graph as the lines of a drawing, with its size in units; how it looks is said elsewhere. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}

const middleOf = ({ x, width }: Box): number => x + Math.floor(width / 2)

const edgeMarkup = (name: string, { path, label, dashed }: GraphRoute): string =>
  `<g class="edge"><path d="${markupText(path)}"${dashed ? ' stroke-dasharray="5 4"' : ''}/>` +
  `<text x="${middleOf(label)}" y="${label.y + figures.labelBase}">${markupText(name)}</text></g>`

const nodeMarkup = ({ label, emphasis }: GraphNode, box: Box): string =>
  `<g class="${emphasis}"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6"/>` +
  `<text x="${middleOf(box)}" y="${box.y + 22}">${markupText(label)}</text></g>`

/** Boxes above the edges (V-8), wherever the layout has placed them. */
export const drawingOf = (graph: Graph, { width, height, boxes, routes }: GraphLayout): Drawing => {
  const edges = numberedEdges(graph).flatMap(({ label }, place) => {
    const route = routes[place]
    return route === undefined ? [] : [edgeMarkup(label, route)]
  })
  const nodes = graph.nodes.flatMap((node, place) => {
    const box = boxes[place]
    return box === undefined ? [] : [nodeMarkup(node, box)]
  })
  return { width, height, lines: [...edges, ...nodes] }
}
