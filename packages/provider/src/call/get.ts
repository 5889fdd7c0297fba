import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { faultsOf, type ValueFaults } from '../json/faults.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { ProviderError } from '../error/provider-error.js'
import { longestId } from '../limits.js'
import { ask, type CallState } from './ask.js'
import { invalidInput, readAnswer } from './cross.js'
import { decodeRecord, idOf } from './decode-record.js'
import { readObject } from './search-request.js'

/** Reads the id of a record that is asked for. */
export const readId = (id: unknown): Either<ValueFaults, string> =>
  typeof id === 'string' && id !== '' && id.length <= longestId && id.isWellFormed()
    ? right(id)
    : left(faultsOf([{ path: 'id', message: `expected a text of 1 to ${longestId} characters` }]))

/** Reads the flat input of a get tool: `{ id }`. */
export const readFlatId = (value: unknown): Either<ValueFaults, string> => {
  const read = readObject(value)
  if (isLeft(read)) return read
  const { id, ...others } = read.right
  const undeclared = Object.keys(others).map((path) => ({ path, message: 'is not a member that is taken here' }))
  return undeclared.length > 0 ? left(faultsOf(undeclared)) : readId(id)
}

/** Gets one record by its id; undefined where there is none. */
export const get =
  (type: AnyEntityType, given: Either<ValueFaults, string>) =>
  async (call: CallState): Promise<Either<ProviderError, unknown>> => {
    if (isLeft(given)) return left(invalidInput(call, given.left))
    const id = given.right
    const answer = await ask(call, (context) => type.functions.get({ ...context, id }))
    if (isLeft(answer)) return answer
    if (answer.right === undefined) return right(undefined)
    const json = readAnswer(call, answer.right, 'record')
    if (isLeft(json)) return json
    const record = await decodeRecord(call, type, json.right, 'record')
    if (isLeft(record)) return record
    const found = idOf(record.right) ?? ''
    if (found === id) return record
    return left({ kind: 'wrong_record', ...call.place, id, found: call.context.redact.text(found) })
  }
