import { canonical, type EntityInstance, type OperationDocument, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { BoundName, Bounds } from './bounds.js'
import { callsOf, creationsOf, type Calls, type MakeCalls, type Source } from './calls.js'
import { decideCall, rulePlaceOf } from './decide-call.js'
import type { Call, RulePlace } from './exploration.js'
import { addNode, emptyGraph, link, numberOf, type Graph } from './graph.js'
import { freeFields } from './free-fields.js'
import { hintsOf } from './hints.js'
import { withNumberedRules } from './numbered.js'
import { fieldPlace } from './reference.js'
import { membersOf } from './members-of.js'
import { shapeOf } from './shape.js'
import { fulfilledCalls } from './service/actions.js'
import { identified } from './service/identified.js'
import { kindOfCall, note, operationOf, type Sighting, type Sightings } from './sightings.js'

/** An exploration under way. */
export interface Explorer {
  readonly source: Source
  readonly numbered: ValidatedDefinition
  readonly callsOn: MakeCalls
  /** The fields that an instance may have, as far as the definition names them. */
  readonly fields: readonly string[]
  readonly graph: Graph
  readonly sightings: Sightings
  readonly reached: Set<BoundName>
  /** The operations whose refused inputs were tried: what the schema refuses, it refuses of every instance. */
  readonly judged: Set<string>
  /** Calls that were decided, and what guided searches have done. */
  readonly counted: { calls: number; effort: number }
  /** The creations that are tried. */
  readonly creations: Calls
  /** By `outcomeKey`: which rules have refused what, and what was accepted. */
  readonly outcomes: Set<string>
  /** The calls whose instances were not kept. */
  readonly postponed: Sighting[]
}

/** Decides whether an instance that was not there is kept. */
export type Admit = (isNovel: boolean, instance: EntityInstance) => boolean

export const explorerOf = (definition: ValidatedDefinition, bounds: Bounds): Explorer => {
  const { document } = definition
  const reached = new Set<BoundName>()
  const reach = (bound: BoundName): void => void reached.add(bound)
  const hints = hintsOf(document)
  const source = { definition, hints, bounds, reach }
  return {
    source,
    numbered: withNumberedRules(definition),
    callsOn: callsOf(source),
    fields: [...new Set([...Object.keys(document.schema.fields), ...membersOf(fieldPlace([]), hints)])],
    graph: emptyGraph(freeFields(document, hints)),
    sightings: new Map(),
    reached,
    judged: new Set(),
    counted: { calls: 0, effort: 0 },
    creations: creationsOf(source),
    outcomes: new Set(),
    postponed: [],
  }
}

/** The node of an instance that a call gave; nothing where it is not kept, or there is nothing new to see from it. */
const arrive = (
  { graph, source, fields, postponed }: Explorer,
  from: number | null,
  call: Call,
  instance: EntityInstance,
  admit: Admit,
): number | undefined => {
  const depth = from === null ? 0 : (graph.nodes[from]?.depth ?? 0) + 1
  const known = numberOf(graph, instance)
  const node = known === undefined ? undefined : graph.nodes[known]
  if (known !== undefined && node !== undefined) {
    link(graph, from, call, known)
    if (depth >= node.depth) return undefined
    node.depth = depth
    return node.isLooked ? undefined : known
  }
  const shape = canonical(shapeOf(instance, fields, source.hints))
  const isNovel = !graph.shapes.has(shape)
  if (!admit(isNovel, instance)) {
    postponed.push({ from, call })
    return undefined
  }
  const number = addNode(
    graph,
    { instance, isNovel, depth, isLooked: false, operations: new Set(), edges: new Map() },
    shape,
  )
  link(graph, from, call, number)
  return number
}

/** Which rule refused which operation, or the creation; no rule where it was accepted. */
export const outcomeKey = (operation: string | null, rule: RulePlace | null): string => canonical([operation, rule])

/** Tries one call on a node; gives the number of a node that has to be looked at because of it. */
export const tryCall = (explorer: Explorer, from: number | null, tried: Call, admit: Admit): readonly number[] => {
  const { source, numbered, graph, sightings, counted, outcomes } = explorer
  const call = identified(source.definition, tried)
  const instance = from === null ? null : (graph.nodes[from]?.instance ?? null)
  const decided = decideCall(source.definition, instance, call)
  counted.calls += 1
  const rule = isLeft(decided) ? rulePlaceOf(numbered, instance, call, decided.left) : null
  const kind = kindOfCall(call, instance?.lifecycle_state ?? null, decided, rule)
  note(sightings, kind, { from, call })
  if (rule !== null || !isLeft(decided)) outcomes.add(outcomeKey(operationOf(call), rule))
  if (isLeft(decided)) {
    const fulfilled = fulfilledCalls(source.definition, source.hints, call, decided.left)
    return fulfilled.flatMap((one) => tryCall(explorer, from, one, admit))
  }
  if (from !== null && call.command === 'execute') graph.nodes[from]?.operations.add(call.operation)
  const number = arrive(explorer, from, call, decided.right.instance, admit)
  return number === undefined ? [] : [number]
}

/** Does the operation have a transition from this state? One with outcomes may answer in every state (SR-121). */
export const leaves = ({ transitions, outcomes }: OperationDocument, state: string): boolean =>
  outcomes !== undefined ||
  transitions.some(({ from }) => (typeof from === 'string' ? from === state : from.includes(state)))

const tryAll = (explorer: Explorer, from: number | null, calls: readonly Call[], admit: Admit): readonly number[] =>
  calls.flatMap((call) => tryCall(explorer, from, call, admit))

/** Tries every creation; gives the numbers of the instances. */
export const create = (explorer: Explorer, admit: Admit): readonly number[] => {
  const { accepted, refused } = explorer.creations
  return [...tryAll(explorer, null, accepted, admit), ...tryAll(explorer, null, refused, admit)]
}

/** Tries every call on a node; gives the numbers of the nodes that have to be looked at because of it. */
export const look = (explorer: Explorer, number: number, admit: Admit): readonly number[] => {
  const { graph, source, callsOn, judged } = explorer
  const node = graph.nodes[number]
  if (node === undefined) return []
  node.isLooked = true
  return Object.entries(source.definition.document.operations).flatMap(([name, operation]) => {
    const { accepted, refused } = callsOn(name, node.instance)
    // Where the state refuses, it does so whatever the arguments are.
    const tried = leaves(operation, node.instance.lifecycle_state) ? accepted : accepted.slice(0, 1)
    const once = judged.has(name) ? [] : refused
    judged.add(name)
    return tryAll(explorer, number, [...tried, ...once], admit)
  })
}
