import {
  stringify,
  type DefinitionDocument,
  type EventDocument,
  type OperationDocument,
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

const operationLines = ([name, operation]: readonly [string, OperationDocument]): readonly string[] =>
  block(name, [
    ...operation.transitions.map(({ from, to }) => `${typeof from === 'string' ? from : from.join('|')} -> ${to}`),
    ...listed('arguments', argumentNames(operation)),
    ...block('preconditions', operation.preconditions.map(ruleLine)),
    ...listed(
      'sets',
      inNameOrder(operation.set).map(([field]) => field),
    ),
    ...listed('emits', eventTypes(operation.emits)),
  ])

/** A definition for people (L-20). */
export const definitionText = ({ entity, version, ...definition }: DefinitionDocument): string => {
  const { lifecycle, schema, invariants, create, operations } = definition
  return lines([
    `entity: ${entity}  version: ${version}`,
    ...listed(
      'states',
      lifecycle.states.map((state) => stateName(lifecycle, state)),
    ),
    ...block('fields', schemaLines(schema)),
    ...block('invariants', invariants.map(ruleLine)),
    ...listed('creation emits', create.emit === null ? [] : eventTypes([create.emit])),
    ...block('operations', inNameOrder(operations).flatMap(operationLines)),
  ])
}
