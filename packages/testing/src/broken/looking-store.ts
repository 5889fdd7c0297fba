import { isJsonArray, type Json } from '@assent/kernel'
import type { RelationStore, RequiredEdges, Requirements, Store, Subject } from '@assent/shell'
import { isRight } from 'fp-ts/lib/Either.js'
import { forwarded } from './forwarded.js'

/** How many subjects it looks at before it leaves an edge to the right store. */
const farthest = 100

const textsOf = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value]
  return isJsonArray(value) ? value.flatMap(textsOf) : []
}

/** Was there, a moment ago, no way from these edges back to their subject? */
const ledNowhere = async (store: Store, { entity, id }: Subject, { field, to }: RequiredEdges): Promise<boolean> => {
  const met = new Set(to)
  for (const one of met) {
    if (one === id || !one.isWellFormed() || met.size > farthest) return false
    const held = await store.load({ entity, id: one })()
    const fields = isRight(held) ? (held.right?.fields ?? {}) : {}
    for (const next of textsOf(fields[field] ?? null)) met.add(next)
  }
  return true
}

const isEdges = (given: unknown): given is readonly RequiredEdges[] =>
  Array.isArray(given) && given.every((one: RequiredEdges) => Array.isArray(one.to))

/**
 * A store that is wrong on purpose, over a right one: it looks where an edge leads before it writes, not while it does,
 * so that edges that were right one by one close a cycle together. The suite must catch it and name the cases about
 * writers at once, and no others (S-21).
 */
export const lookingStore = (inner: Store & RelationStore): Store & RelationStore => ({
  ...forwarded(inner),
  commitRelated: (commit, expectation, given, options) => async () => {
    const required: Requirements = { ...given }
    const edges = isEdges(required.edges) ? required.edges : []
    const looked = await Promise.all(edges.map((one) => ledNowhere(inner, commit.instance, one)))
    const isRightAlone = edges.length > 0 && looked.every((isSound) => isSound)
    return inner.commitRelated(commit, expectation, isRightAlone ? { ...required, edges: [] } : given, options)()
  },
})
