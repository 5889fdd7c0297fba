import type { ParseFailure } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml'
import { compose } from './compose.js'
import type { YamlLimits } from './yaml-limits.js'

interface Step {
  readonly node: ParsedNode
  /** What is left of the path below the node. */
  readonly rest: string
}

const itemStep = (items: readonly unknown[], path: string): Step | undefined => {
  const [step = '', index = ''] = /^\[(\d+)\]/.exec(path) ?? []
  const node = items[Number(index)]
  return step === '' || node === undefined ? undefined : { node: node as ParsedNode, rest: path.slice(step.length) }
}

/** Names are not escaped in a path (K-46), so a name may hold points: the longest that fits is taken. */
const restAfter = (name: string, path: string): string | undefined => {
  const below = path.startsWith('.') ? path.slice(1) : path
  const rest = below.slice(name.length)
  return below.startsWith(name) && /^(?:$|[.[])/.test(rest) ? rest : undefined
}

const memberStep = (pairs: readonly { key: unknown; value: unknown }[], path: string): Step | undefined => {
  const steps = pairs.flatMap(({ key, value }): readonly Step[] => {
    const rest = isScalar(key) && typeof key.source === 'string' ? restAfter(key.source, path) : undefined
    return rest === undefined ? [] : [{ node: (value ?? key) as ParsedNode, rest }]
  })
  return steps.toSorted((left, right) => left.rest.length - right.rest.length).at(0)
}

const stepInto = (node: ParsedNode, path: string): Step | undefined =>
  isSeq(node) ? itemStep(node.items, path) : isMap(node) ? memberStep(node.items, path) : undefined

/** The node at a path, or the nearest above it that is there. */
const nodeAt = (node: ParsedNode, path: string): ParsedNode => {
  const step = path === '' ? undefined : stepInto(node, path)
  return step === undefined ? node : nodeAt(step.node, step.rest)
}

/**
 * Tokens of a text in which a place is looked for: of a longer one the path must do, since the search costs a
 * reading.
 */
const mostTokens = 200_000

/**
 * A failure of a document with the line and column of its path, where the text has a node there. JSON is read as the
 * YAML that it is, for its positions only.
 */
export const located = (failure: ParseFailure, text: string, limits: YamlLimits): ParseFailure => {
  const composed = compose(text, { ...limits, yamlTokens: Math.min(limits.yamlTokens, mostTokens) })
  if (!isRight(composed)) return failure
  const { root, lines } = composed.right
  const { line, col } = lines.linePos(nodeAt(root, failure.path).range[0])
  return { ...failure, line, column: col }
}
