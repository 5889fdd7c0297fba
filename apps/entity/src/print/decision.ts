import {
  isJsonObject,
  stringify,
  tokenOf,
  type Decision,
  type DecisionRecord,
  type DomainEvent,
  type EntityInstance,
} from '@assent/kernel'
import type { Envelope, RecordedCommit } from '@assent/shell'
import { inNameOrder } from './fields.js'
import { lines } from './print.js'

/** `ticket t-1 is open (revision 3)` (L-16). */
const instanceLine = ({ entity, id, lifecycle_state, revision }: EntityInstance): string =>
  `${entity} ${id} is ${lifecycle_state} (revision ${tokenOf(revision)})`

/** The instance in one line, and a line for each field. */
export const instanceText = (instance: EntityInstance): string =>
  lines([
    instanceLine(instance),
    ...inNameOrder(instance.fields).map(([name, value]) => `  ${name}: ${stringify(value)}`),
  ])

const eventTypes = (events: readonly DomainEvent[]): string =>
  events.length === 0 ? 'none' : events.map(({ type }) => type).join(', ')

// A record is read as it stands: an outcome that is no text, or a response that is no object, says nothing here.
const outcomeOf = ({ outcome }: DecisionRecord): string | undefined =>
  typeof outcome === 'string' ? outcome : undefined

const outcomeText = (record: DecisionRecord): string => {
  const outcome = outcomeOf(record)
  return outcome === undefined ? '' : `outcome ${outcome}; `
}

const responseLines = ({ response = null }: DecisionRecord): readonly string[] =>
  isJsonObject(response) ? inNameOrder(response).map(([name, value]) => `  response ${name}: ${stringify(value)}`) : []

export const decisionText = ({ instance, record, events }: Decision): string =>
  lines([`${instanceLine(instance)}; ${outcomeText(record)}events: ${eventTypes(events)}`, ...responseLines(record)])

export const commitText = ({ instance, envelope: { record_id, record } }: RecordedCommit): string =>
  lines([
    `${instanceLine(instance)}; ${outcomeText(record)}record ${record_id}; events: ${eventTypes(record.events)}`,
    ...responseLines(record),
  ])

const movement = (from: string | null, to: string): string => (from === null ? `-> ${to}` : `${from} -> ${to}`)

const eventLine = ({ revision, type, from_state, to_state }: DomainEvent): string =>
  `${tokenOf(revision)}  ${type}  ${movement(from_state, to_state)}`

const recordLine = ({ record_id, recorded_at, actor, record }: Envelope): string => {
  const { command, revision, from_state, to_state } = record
  const outcome = outcomeOf(record)
  const operation = command.command === 'execute' ? command.operation : command.command
  const asked = outcome === undefined ? operation : `${operation}: ${outcome}`
  const provenance = `record ${record_id}  ${recorded_at} by ${actor ?? 'nobody'}`
  return `${tokenOf(revision)}  ${asked}  ${movement(from_state, to_state)}  ${provenance}`
}

export const eventsText = (events: readonly DomainEvent[]): string => lines(events.map(eventLine))

export const historyText = (history: readonly Envelope[]): string => lines(history.map(recordLine))
