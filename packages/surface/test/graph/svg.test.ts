import { describe, expect, it } from 'vitest'
import { graphHtml, graphSvg, lifecycleGraph, type Graph } from '../../src/index.js'
import { layoutOf } from '../../src/graph/layout/layout.js'
import { hostile, ticket } from './definitions.js'

const graphOf = (count: number, edges: readonly (readonly [number, number])[]): Graph => ({
  kind: 'lifecycle',
  title: 'some',
  nodes: Array.from({ length: count }, (_, place) => ({ id: `s${place}`, label: `s${place}`, emphasis: 'plain' })),
  edges: edges.map(([from, to]) => ({ from: `s${from}`, to: `s${to}`, label: 'go' })),
})

const overlap = (graph: Graph): number => {
  const { boxes } = layoutOf(graph)
  return boxes.filter((one, place) =>
    boxes
      .slice(place + 1)
      .some(
        (other) =>
          one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < one.height,
      ),
  ).length
}

const circle = graphOf(3, [
  [0, 1],
  [1, 2],
  [2, 0],
])
const loops = graphOf(1, [
  [0, 0],
  [0, 0],
])

describe('a drawing', () => {
  it('V-8: stands alone, with a path and a label an edge, a box and a label a node', () => {
    const svg = graphSvg(lifecycleGraph(ticket))
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" aria-label="ticket v1"/)
    expect(svg.match(/<rect /g)).toHaveLength(4)
    expect(svg.match(/<g class="edge"><path [^>]*\/><text /g)).toHaveLength(6)
    expect(svg.match(/stroke-dasharray="5 4"/g)).toHaveLength(1)
  })

  it('V-10: is made of whole numbers, and no box lies on another', () => {
    const graph = lifecycleGraph(ticket)
    const { boxes, width, height, routes } = layoutOf(graph)
    const numbers = [
      width,
      height,
      ...boxes.flatMap((box) => Object.values(box) as number[]),
      ...routes.flatMap(({ label }) => Object.values(label) as number[]),
    ]
    expect(numbers.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
    expect(overlap(graph)).toBe(0)
  })

  it.each([
    ['without a node', graphOf(0, [])],
    ['of one circle', circle],
    ['with loops', loops],
    ['of parts that nothing joins', graphOf(4, [[2, 3]])],
    [
      'in which all lead to all',
      graphOf(
        6,
        Array.from({ length: 36 }, (_, pair) => [Math.floor(pair / 6), pair % 6] as const),
      ),
    ],
  ])('V-10: ends for a graph %s', (_, graph) => {
    expect(graphSvg(graph).trimEnd().endsWith('</svg>')).toBe(true)
    expect(overlap(graph)).toBe(0)
  })

  it('V-10: ends for a chain of 20,000 states', () => {
    const chain = graphOf(
      20_000,
      Array.from({ length: 19_999 }, (_, place) => [place, place + 1] as const),
    )
    expect(layoutOf(chain).boxes).toHaveLength(20_000)
  })

  it('V-9: holds hostile names as text, in SVG and in HTML', () => {
    const graph = lifecycleGraph(hostile)
    for (const page of [graphSvg(graph), graphHtml(graph)]) {
      expect(page).not.toContain('<svg onload')
      expect(page).not.toContain('</script>')
      expect(page).not.toContain('\u0000')
      expect(page).toContain('&quot;]&lt;/script&gt;&lt;svg onload=x&gt; v1')
    }
  })

  it('V-1: is the same bytes every time', () => {
    expect(graphHtml(lifecycleGraph(ticket))).toBe(graphHtml(lifecycleGraph(ticket)))
  })
})
