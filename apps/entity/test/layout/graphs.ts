import type { Graph } from '@assent/surface'

type Pair = readonly [from: number, to: number]

/** A graph of so many nodes, with an edge for each pair; its names are as long as those of a lifecycle. */
export const graphOf = (count: number, pairs: readonly Pair[]): Graph => ({
  kind: 'lifecycle',
  title: 'some',
  nodes: Array.from({ length: count }, (_, place) => ({
    id: `s${place}`,
    label: `state_${place}`,
    emphasis: place === 0 ? 'entry' : 'plain',
  })),
  edges: pairs.map(([from, to], place) => ({ from: `s${from}`, to: `s${to}`, label: `operation_${place}` })),
})

/** A lifecycle as they are: mostly forward, with ways past some states, ways back, and loops. */
export const lifecycleOf = (count: number): Graph => {
  const places = [...Array.from({ length: count }).keys()]
  const last = count - 1
  return graphOf(
    count,
    places.flatMap((place): readonly Pair[] => [
      ...(place === last ? [] : [[place, place + 1] as const]),
      ...(place % 3 === 0 ? [[place, Math.min(last, place + 2 + (place % 5))] as const] : []),
      ...(place % 4 === 1 ? [[place, Math.max(0, place - 1 - (place % 7))] as const] : []),
      ...(place % 5 === 2 ? [[place, place] as const] : []),
    ]),
  )
}
