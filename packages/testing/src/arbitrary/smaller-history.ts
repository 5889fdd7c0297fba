import { isJsonObject, type JsonObject } from '@assent/kernel'
import { historyOf, type OperationCall, type History } from '../history.js'
import { ownId } from './service/own-id.js'
import { smaller } from './smaller.js'

function* smallerCalls(calls: readonly OperationCall[]): Generator<readonly OperationCall[]> {
  for (const index of calls.keys()) yield calls.toSpliced(index, 1)
  for (const [index, call] of calls.entries()) {
    for (const args of smaller(call.arguments)) yield calls.with(index, { ...call, arguments: args })
  }
}

const isDecided = ({ decisions }: History): boolean => decisions.length > 0

function* smallerFields(fields: JsonObject): Generator<JsonObject> {
  for (const less of smaller(fields)) if (isJsonObject(less)) yield less
}

/**
 * Histories with a call less, or with less in the arguments of a call or in the fields, decided anew. One with an
 * instance keeps it.
 */
export function* smallerHistories(history: History): Generator<History> {
  for (const calls of smallerCalls(history.calls)) yield historyOf({ ...history, calls })
  for (const fields of smallerFields(history.fields)) {
    const less = historyOf({ ...history, id: ownId(history.definition, fields, history.id), fields })
    if (isDecided(less) === isDecided(history)) yield less
  }
}
