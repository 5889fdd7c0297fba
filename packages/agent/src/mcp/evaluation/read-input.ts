import {
  isJsonNumber,
  isJsonObject,
  isRevision,
  memberOf,
  toJson,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import type { InvalidRecording, Recording } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { derivesId } from '../../host/new-subject.js'
import { undeclaredMembers } from '../../input/read-member.js'
import { readNumbers } from '../../numbers/read-numbers.js'
import type { InvalidInput } from '../../refusal/agent-error.js'
import { invalidInput, notJson } from '../../refusal/refusals.js'
import type { Tool } from '../../tool.js'
import { evaluationMembers, type EvaluationTool } from './evaluation-tool.js'
import { readRecording } from './read-recording.js'

type Fault = InvalidInput | InvalidRecording

const fault = (detail: string): Either<InvalidRecording, never> => left({ kind: 'invalid_recording', detail })

const declared = (names: readonly string[]): { readonly [name: string]: true } =>
  Object.fromEntries(names.map((name) => [name, true]))

const recordingNames = declared(['record_id', 'recorded_at', 'correlation', 'causation', 'actor'])

/** The input as plain data, without a member that the tool does not have, and without a rounded number. */
export const readEvaluationInput = (tool: EvaluationTool, input: unknown): Either<Fault, JsonObject> => {
  const numbers = readNumbers(tool, input)
  if (isLeft(numbers)) return numbers
  const json = toJson(numbers.right, 'input')
  if (isLeft(json)) return left(notJson(json.left))
  if (!isJsonObject(json.right)) return fault('the arguments of a call are not an object')
  const given = json.right
  const recording = memberOf(given, 'recording') ?? null
  const undeclared = [
    ...undeclaredMembers(given, declared(evaluationMembers[tool.kind]), ''),
    ...(isJsonObject(recording) ? undeclaredMembers(recording, recordingNames, 'recording') : []),
  ]
  return undeclared.length > 0 ? left(invalidInput(undeclared)) : right(given)
}

/** The id of a subject. Whether it is blank is the runtime's to say. */
export const readId = (input: JsonObject): Either<InvalidRecording, string> => {
  const id = memberOf(input, 'id')
  return typeof id === 'string' ? right(id) : fault(`\`id\` is ${id === undefined ? 'missing' : 'not text'}`)
}

/** The id of a new subject; nothing where it is left out and its version derives it (SR-92). */
export const readNewId = (
  { proposes: [proposed] }: Tool,
  version: number,
  input: JsonObject,
): Either<InvalidRecording, string | undefined> => {
  const isLeftOut = memberOf(input, 'id') === undefined
  return isLeftOut && proposed !== undefined && derivesId(proposed, version) ? right(undefined) : readId(input)
}

/** The version of a new subject: one that exists, also where there is one only. */
export const readVersion = ({ versions }: Tool, input: JsonObject): Either<InvalidRecording, number> => {
  const [only, ...others] = versions
  const named = memberOf(input, 'version')
  if (named === undefined && only !== undefined && others.length === 0) return right(only)
  const chosen = versions.find((version) => version === named)
  if (chosen !== undefined) return right(chosen)
  return fault(`\`version\` is ${named === undefined ? 'missing: one' : 'none'} of ${versions.join(', ')}`)
}

// 0 passes: it is the revision of nothing, and is refused where nothing holds it.
const isExpectable = (value: Json | undefined): value is JsonNumber =>
  isJsonNumber(value) && (value === 0 || isRevision(value))

/** The revision that the model saw. */
export const readExpectedRevision = (input: JsonObject): Either<InvalidRecording, JsonNumber> => {
  const value = memberOf(input, 'expected_revision')
  if (isExpectable(value)) return right(value)
  return fault(`\`expected_revision\` is ${value === undefined ? 'missing' : 'not a whole number from 0 on'}`)
}

/** What is recorded about the call. */
export const readInputRecording = (input: JsonObject): Either<InvalidRecording, Recording> => {
  const read = readRecording(memberOf(input, 'recording'))
  return isLeft(read) ? fault(read.left) : read
}
