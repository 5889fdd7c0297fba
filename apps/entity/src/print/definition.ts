import {
  stringify,
  type DefinitionDocument,
  type EventDocument,
  type OperationDocument,
  type OutcomeDocument,
  type RuleDocument,
} from '@assent/kernel'
import { inNameOrder, schemaLines } from './fields.js'
import { lines } from './print.js'

const block = (title: string, body: readonly string[]): readonly string[] =>
  body.length === 0 ? [] : [`${title}:`, ...body.map((line) => `  ${line}`)]

const listed = (title: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${title}: ${names.join(', ')}`]

const stateName = ({ initial }: DefinitionDocument['lifecycle'], state: string): string =>
  state === initial ? `${state} (initial)` : state

/** A rule by its name and its message, or else by its condition. */
const ruleLine = ({ name, message, assert }: RuleDocument): string =>
  `${name ?? '(unnamed)'}: ${message ?? stringify(assert)}`

const eventTypes = (events: readonly EventDocument[]): readonly string[] => events.map(({ type }) => type)

const argumentNames = ({ arguments: { fields } }: OperationDocument): readonly string[] =>
  inNameOrder(fields).map(([name, { required }]) => (required ? `${name}*` : name))

const effectText = (effect: OutcomeDocument['effect']): string =>
  typeof effect === 'object' ? `${[effect.moves.from].flat().join('|')} -> ${effect.moves.to}` : (effect ?? 'none')

/** An outcome by what it refuses with, or by its effect. */
const outcomeLine = ({ name, effect, refuses }: OutcomeDocument): string =>
  `${name}: ${refuses === undefined ? effectText(effect) : `refuses with ${refuses.error}`}`

const operationLines = ([name, operation]: readonly [string, OperationDocument]): readonly string[] =>
  block(name, [
    ...operation.transitions.map(({ from, to }) => `${typeof from === 'string' ? from : from.join('|')} -> ${to}`),
    ...listed('arguments', argumentNames(operation)),
    ...block('outcomes', (operation.outcomes ?? []).map(outcomeLine)),
    ...block('preconditions', operation.preconditions.map(ruleLine)),
    ...listed(
      'sets',
      inNameOrder(operation.set).map(([field]) => field),
    ),
    ...listed('emits', eventTypes(operation.emits)),
  ])

/** A definition for people (L-20). */
export const definitionText = ({ entity, version, ...definition }: DefinitionDocument): string => {
  const { semantics, lifecycle, schema, invariants, create, operations } = definition
  return lines([
    `entity: ${entity}  version: ${version}${semantics === undefined ? '' : `  semantics: ${semantics}`}`,
    ...listed(
      'states',
      lifecycle.states.map((state) => stateName(lifecycle, state)),
    ),
    ...block('fields', schemaLines(schema)),
    ...block('invariants', invariants.map(ruleLine)),
    ...block('creation outcomes', (create.outcomes ?? []).map(outcomeLine)),
    ...listed('creation emits', create.emit === null ? [] : eventTypes([create.emit])),
    ...block('operations', inNameOrder(operations).flatMap(operationLines)),
  ])
}
