import type { EntityInstance, OperationDocument, TransitionDocument, ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { begin, proceed, type OperationCall, type History } from '../history.js'
import { fieldsFor } from './input.js'
import { mostlyArgumentsFor } from './mostly.js'
import { withActions } from './service/actions.js'
import { ownId } from './service/own-id.js'
import { shrunkBy } from './shrunk-by.js'
import { smallerHistories } from './smaller-history.js'

/** Creations that are tried before a definition counts as one that refuses them all. */
const attempts = 10

const ids = fc.constantFrom('i-1', '__proto__', '\u00e9', 'e\u0301', '\u{1f600}', ' a ')

const begun = (definition: ValidatedDefinition): fc.Arbitrary<History> => {
  const creation = fc.tuple(ids, fieldsFor(definition))
  const begunIn = (left: number): fc.Arbitrary<History> =>
    creation.chain(([id, fields]) => {
      const history = begin(definition, ownId(definition, fields, id), fields)
      return history.decisions.length === 0 && left > 1 ? begunIn(left - 1) : fc.constant(history)
    })
  return begunIn(attempts)
}

const movesOf = ({ outcomes = [] }: OperationDocument): readonly TransitionDocument[] =>
  outcomes.flatMap(({ effect }) => (typeof effect === 'object' ? [effect.moves] : []))

const leaves = (operation: OperationDocument, state: string): boolean =>
  [...operation.transitions, ...movesOf(operation)].some(({ from }) =>
    typeof from === 'string' ? from === state : from.includes(state),
  )

type CallsOn = (state: string) => fc.Arbitrary<OperationCall>

/** Calls on an instance in a state: mostly of an operation that has a transition from there. */
const callsOf = (definition: ValidatedDefinition): CallsOn => {
  const operations = Object.entries(definition.document.operations).map(([operation, declared]) => ({
    declared,
    call: mostlyArgumentsFor(definition, operation).map((args): OperationCall => ({ operation, arguments: args })),
  }))
  const any = fc.oneof(...operations.map(({ call }) => call))
  return (state) => {
    const leaving = operations.filter(({ declared }) => leaves(declared, state)).map(({ call }) => call)
    if (leaving.length === 0) return any
    return fc.oneof({ weight: 9, arbitrary: fc.oneof(...leaving) }, { weight: 1, arbitrary: any })
  }
}

/** Under `service/3` with what a host answers. */
const answered = (
  { definition }: History,
  instance: EntityInstance,
  call: OperationCall,
): fc.Arbitrary<OperationCall> =>
  definition.document.semantics === 'service/3' ? withActions(definition, instance, call) : fc.constant(call)

const continued = (history: History, callsOn: CallsOn, length: number): fc.Arbitrary<History> => {
  const instance = history.decisions.at(-1)?.instance
  if (instance === undefined || length === 0) return fc.constant(history)
  return callsOn(instance.lifecycle_state)
    .chain((call) => answered(history, instance, call))
    .chain((call) => continued(proceed(history, call), callsOn, length - 1))
}

/**
 * Histories of one instance: what was asked of it, and what the kernel answered. At most `maxLength` calls, mostly
 * valid ones of an operation that has a transition from the state that was reached; rules refuse some of them.
 *
 * Ten creations are tried. Under a definition whose rules refuse them all, the history has no decision, and its only
 * answer is the last refusal.
 */
export const historyUnder = (definition: ValidatedDefinition, maxLength = 8): fc.Arbitrary<History> => {
  const hasOperations = Object.keys(definition.document.operations).length > 0
  if (!hasOperations) return shrunkBy(begun(definition), smallerHistories)
  const callsOn = callsOf(definition)
  // Without a bias to the short ones, which seldom get far.
  const length = fc.noBias(fc.nat(maxLength))
  const told = fc.tuple(begun(definition), length).chain(([history, calls]) => continued(history, callsOn, calls))
  return shrunkBy(told, smallerHistories)
}

/**
 * Instances that a creation and at most `maxLength` operations have reached, in any state that they lead to. Nothing
 * where the rules of the definition refuse ten creations.
 */
export const instanceUnder = (
  definition: ValidatedDefinition,
  maxLength?: number,
): fc.Arbitrary<EntityInstance | undefined> =>
  historyUnder(definition, maxLength).map(({ decisions }) => decisions.at(-1)?.instance)
