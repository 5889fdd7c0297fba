import { compareText } from '@assent/kernel'
import type { GraphEdge } from './graph.js'

/** Edges by where they start, what they are called, where they end (V-2, V-3). */
export const edgeOrder = (one: GraphEdge, other: GraphEdge): number =>
  compareText(one.from, other.from) || compareText(one.label, other.label) || compareText(one.to, other.to)
