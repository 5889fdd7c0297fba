import { graphDot, graphHtml, graphMermaid, graphSvg, graphText, type Graph, type GraphLayout } from '@assent/surface'
import type { Option } from 'commander'
import { flag } from './flag.js'

/** How each format of a graph is written. */
export const graphFormats = {
  text: graphText,
  mermaid: graphMermaid,
  dot: graphDot,
  svg: graphSvg,
  html: graphHtml,
} satisfies { readonly [format: string]: (graph: Graph, layout?: GraphLayout) => string }

/** A format of `entity graph`. */
export type GraphFormat = keyof typeof graphFormats

/** Whether a format is a drawing, in which everything has a place. */
export const isDrawing = (format: GraphFormat): boolean => format === 'svg' || format === 'html'

const names = 'text, mermaid, dot, svg or html'

const formatFault = (value: string): string | undefined =>
  Object.hasOwn(graphFormats, value) ? undefined : `\`${value}\` is no format: write ${names}`

/** `--format` of `entity graph`. */
export const graphFormatFlag: Option = flag('--format <format>', `${names} (default: text)`, formatFault)
