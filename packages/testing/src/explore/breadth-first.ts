import { create, leaves, look, tryCall, type Admit, type Explorer } from './explorer.js'

const hasRoom = ({ graph, source }: Explorer): boolean => graph.nodes.length < source.bounds.instances

/**
 * Half of the instances that are kept may look like one that is there already: a field with many values that no rule
 * tells apart does not crowd out the others.
 */
const admission = (explorer: Explorer): Admit => {
  const most = explorer.source.bounds.instances / 2
  let alike = 0
  return (isNovel) => {
    if (!isNovel) alike += 1
    return hasRoom(explorer) && (isNovel || alike <= most)
  }
}

const hasWayOut = ({ source }: Explorer, state: string): boolean =>
  Object.values(source.definition.document.operations).some((operation) => leaves(operation, state))

/** Is the node as deep as the exploration goes, with operations that would lead on? */
const isTooDeep = (explorer: Explorer, number: number): boolean => {
  const node = explorer.graph.nodes[number]
  if (node === undefined || node.depth < explorer.source.bounds.depth) return false
  return hasWayOut(explorer, node.instance.lifecycle_state)
}

/** The nodes to look at: those of a new shape before those that look alike. */
interface Queues {
  readonly novel: number[]
  readonly alike: number[]
}

const enqueue = ({ graph }: Explorer, { novel, alike }: Queues, numbers: readonly number[]): void => {
  for (const number of numbers) (graph.nodes[number]?.isNovel === true ? novel : alike).push(number)
}

const lookAtAll = (explorer: Explorer, queues: Queues, admit: Admit): void => {
  const takeNext = (): number | undefined => queues.novel.shift() ?? queues.alike.shift()
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    if (explorer.graph.nodes[next]?.isLooked === true) continue
    if (isTooDeep(explorer, next)) explorer.source.reach('depth')
    else enqueue(explorer, queues, look(explorer, next, admit))
  }
}

/** Looks at every instance within the bounds, from the creations on; then at those for which there was no room. */
export const exploreBreadthFirst = (explorer: Explorer): void => {
  const queues: Queues = { novel: [], alike: [] }
  const admit = admission(explorer)
  enqueue(explorer, queues, create(explorer, admit))
  lookAtAll(explorer, queues, admit)
  // What is postponed again stands further back in the list, where there is no room any more.
  for (const { from, call } of explorer.postponed) {
    if (!hasRoom(explorer)) {
      explorer.source.reach('instances')
      return
    }
    enqueue(
      explorer,
      queues,
      tryCall(explorer, from, call, () => hasRoom(explorer)),
    )
    lookAtAll(explorer, queues, () => hasRoom(explorer))
  }
}

/**
 * Looks at the instances that a guided search has added, and at those of a new shape that come of them. They stand
 * beyond the bound of instances, so the room for them is that of the guided search.
 */
export const exploreFrom = (explorer: Explorer, first: number): void => {
  const { graph, source } = explorer
  const queues: Queues = { novel: [], alike: [] }
  enqueue(explorer, queues, [...graph.nodes.keys()].slice(first))
  lookAtAll(explorer, queues, (isNovel) => {
    if (hasRoom(explorer)) return true
    const isAdmitted = isNovel && graph.nodes.length < source.bounds.instances + source.bounds.guided
    if (!isAdmitted) source.reach('instances')
    return isAdmitted
  })
}
