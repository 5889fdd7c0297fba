import { graphSizes, graphSvg, type Box, type Graph, type GraphLayout } from '@assent/surface'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { elkLayout } from '../../src/layout/elk-layout.js'
import { graphOf, lifecycleOf } from './graphs.js'

const laidOut = async (graph: Graph): Promise<GraphLayout> => {
  const layout = await elkLayout(graph)()
  if (isLeft(layout)) throw new Error(JSON.stringify(layout.left))
  return layout.right
}

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The pairs of boxes and labels that lie on each other. */
const overlapping = ({ boxes, routes }: GraphLayout): readonly (readonly [Box, Box])[] => {
  const all = [...boxes, ...routes.map(({ label }) => label)]
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => (overlaps(one, other) ? [[one, other] as const] : [])),
  )
}

const pointsOf = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/[ML] (-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

const isUpright = (path: string): boolean => {
  const points = pointsOf(path)
  return points.every(([x, y], place) => {
    const [beforeX, beforeY] = points[place - 1] ?? [x, y]
    return x === beforeX || y === beforeY
  })
}

/** Whether a point is on the edge of a box. */
const touches = ([x, y]: readonly [number, number], box: Box): boolean =>
  x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1

const graphs: readonly (readonly [string, Graph])[] = [
  ['of 30 states', lifecycleOf(30)],
  ['of 100 states', lifecycleOf(100)],
  [
    'of loops',
    graphOf(2, [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ]),
  ],
  [
    'of many edges between two states',
    graphOf(2, [
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 0],
      [1, 0],
      [0, 1],
    ]),
  ],
  [
    'of parts that nothing joins',
    graphOf(6, [
      [0, 1],
      [2, 3],
      [4, 4],
    ]),
  ],
  [
    'in which all lead to all',
    graphOf(
      5,
      Array.from({ length: 25 }, (_, at) => [Math.floor(at / 5), at % 5] as const),
    ),
  ],
  ['without an edge', graphOf(4, [])],
  ['without a node', graphOf(0, [])],
]

describe.each(graphs)('the layout of elk, for a graph %s', (_, graph) => {
  it('has a place for every node and edge, in whole units inside the drawing', async () => {
    const { boxes, routes, width, height } = await laidOut(graph)
    const places = [...boxes, ...routes.map(({ label }) => label)]
    expect(places).toHaveLength(graph.nodes.length + graph.edges.length)
    for (const box of places) {
      expect(Object.values(box).every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
      expect([box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true])
    }
  })

  it('lays no box and no label on another', async () => {
    expect(overlapping(await laidOut(graph))).toEqual([])
  })

  it('draws each edge upright and level, from the box where it starts to the one where it ends', async () => {
    const { boxes, routes } = await laidOut(graph)
    for (const [place, { from, to }] of graphSizes(graph).edges.entries()) {
      const path = routes[place]?.path ?? ''
      const [points, start, end] = [pointsOf(path), boxes[from], boxes[to]]
      const [first, last] = [points[0], points.at(-1)]
      if (first === undefined || last === undefined || start === undefined || end === undefined)
        throw new Error(`edge ${place} has no way`)
      expect({ path, upright: isUpright(path), leaves: touches(first, start), arrives: touches(last, end) }).toEqual({
        path,
        upright: true,
        leaves: true,
        arrives: true,
      })
    }
  })

  it('is the same every time, and so is its drawing', async () => {
    expect(graphSvg(graph, await laidOut(graph))).toBe(graphSvg(graph, await laidOut(graph)))
  })
})

describe('the layout of elk', () => {
  it('V-10: dashes the ways back, and nothing else', async () => {
    const { routes } = await laidOut(
      graphOf(3, [
        [0, 1],
        [1, 2],
        [2, 0],
        [1, 1],
      ]),
    )
    expect(routes.map(({ dashed }) => dashed)).toEqual([false, false, true, false])
  })

  it('begins at the entry', async () => {
    const { boxes } = await laidOut(lifecycleOf(30))
    expect(boxes[0]?.y).toBe(Math.min(...boxes.map(({ y }) => y)))
  })

  it('V-9: sets hostile names as text', async () => {
    const { nodes, ...rest } = graphOf(1, [[0, 0]])
    const hostile = nodes.map((node) => ({ ...node, label: '"]</text><svg onload=x>\u0000' }))
    const graph = { ...rest, nodes: hostile }
    const svg = graphSvg(graph, await laidOut(graph))
    expect(svg).not.toContain('<svg onload')
    expect(svg).toContain('&quot;]&lt;/text&gt;&lt;svg onload=x&gt;\ufffd')
  })
})
