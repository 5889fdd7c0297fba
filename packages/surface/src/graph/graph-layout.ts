/** A rectangle in whole units: its upper left, from the upper left of the drawing, and its size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How an edge is drawn. */
export interface GraphRoute {
  /** The commands of an SVG path, from the box where the edge starts to the one where it ends. */
  readonly path: string
  /** Where its label is written. */
  readonly label: Box
  /** Whether it leads back, against the others. */
  readonly dashed: boolean
}

/**
 * A graph with a place for everything, in whole units. A drawing takes it as data, so that it may come from the plain
 * layout (V-10), which needs nothing, or from any other that is given the sizes of `graphSizes`.
 */
export interface GraphLayout {
  readonly width: number
  readonly height: number
  /** One a node, in the graph's order. */
  readonly boxes: readonly Box[]
  /** One an edge, in the order of `graphSizes`. */
  readonly routes: readonly GraphRoute[]
}
