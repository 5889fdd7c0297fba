import {
  stringify,
  type DefinitionDocument,
  type EventDocument,
  type OperationDocument,
  type RuleDocument,
} from '@assent/kernel'
import { inNameOrder, schemaLines } from './fields.js'
import { block, listed, memberNames, namesOf } from './legible.js'
import { outcomeLines } from './outcome.js'
import { lines } from './print.js'
import { identityLines, relationLines, scaleLines } from './service.js'

const stateName = ({ initial }: DefinitionDocument['lifecycle'], state: string): string =>
  state === initial ? `${state} (initial)` : state

/** A rule by its name and its message, or else by its condition. */
const ruleLine = ({ name, message, assert }: RuleDocument): string =>
  `${name ?? '(unnamed)'}: ${message ?? stringify(assert)}`

const eventTypes = (events: readonly EventDocument[]): readonly string[] => events.map(({ type }) => type)

const operationLines = ([name, operation]: readonly [string, OperationDocument]): readonly string[] =>
  block(name, [
    ...operation.transitions.map(({ from, to }) => `${typeof from === 'string' ? from : from.join('|')} -> ${to}`),
    ...listed('arguments', memberNames(operation.arguments)),
    ...listed('responds', memberNames(operation.response)),
    ...block('outcomes', (operation.outcomes ?? []).flatMap(outcomeLines)),
    ...block('preconditions', operation.preconditions.map(ruleLine)),
    ...listed('sets', namesOf(operation.set)),
    ...listed('emits', eventTypes(operation.emits)),
  ])

/** A definition for people (L-20). */
export const definitionText = ({ entity, version, ...definition }: DefinitionDocument): string => {
  const { semantics, lifecycle, schema, invariants, create, operations } = definition
  return lines([
    `entity: ${entity}  version: ${version}${semantics === undefined ? '' : `  semantics: ${semantics}`}`,
    ...identityLines(definition),
    ...listed(
      'states',
      lifecycle.states.map((state) => stateName(lifecycle, state)),
    ),
    ...block('fields', schemaLines(schema)),
    ...block('scales', scaleLines(definition)),
    ...block('relations', relationLines(definition)),
    ...block('invariants', invariants.map(ruleLine)),
    ...listed('creation arguments', memberNames(create.arguments)),
    ...listed('creation responds', memberNames(create.response)),
    ...block('creation outcomes', (create.outcomes ?? []).flatMap(outcomeLines)),
    ...listed('creation emits', create.emit === null ? [] : eventTypes([create.emit])),
    ...block('operations', inNameOrder(operations).flatMap(operationLines)),
  ])
}
