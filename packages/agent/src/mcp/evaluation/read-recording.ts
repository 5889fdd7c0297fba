import { isBlank, isJsonObject, memberOf, type Json, type JsonObject } from '@assent/kernel'
import type { Recording } from '@assent/shell'
import { left, right, type Either } from 'fp-ts/lib/Either.js'

const faultOfText = (value: Json | undefined): string | undefined => {
  if (value === undefined) return 'is missing'
  if (typeof value !== 'string') return 'is not text'
  return isBlank(value) ? 'is blank' : undefined
}

const faultOfOptional = (value: Json | undefined): string | undefined =>
  value === undefined || value === null ? undefined : faultOfText(value)

const faultOfActor = (recording: JsonObject): string | undefined =>
  memberOf(recording, 'actor') === undefined
    ? 'is missing: null says that nobody is named'
    : faultOfOptional(memberOf(recording, 'actor'))

/** The members in the order in which they are judged: a missing `actor` before all others. */
const judged: readonly (readonly [name: string, fault: (recording: JsonObject) => string | undefined])[] = [
  ['actor', (recording) => (memberOf(recording, 'actor') === undefined ? faultOfActor(recording) : undefined)],
  ['record_id', (recording) => faultOfText(memberOf(recording, 'record_id'))],
  ['recorded_at', (recording) => faultOfText(memberOf(recording, 'recorded_at'))],
  ['correlation', (recording) => faultOfOptional(memberOf(recording, 'correlation'))],
  ['causation', (recording) => faultOfOptional(memberOf(recording, 'causation'))],
  ['actor', faultOfActor],
]

/**
 * A recording as a model wrote it; a missing `correlation` or `causation` is null. Or the first fault, with the
 * name of its member. Whether `recorded_at` is an instant is asked when the record is sealed.
 */
export const readRecording = (value: Json | undefined): Either<string, Recording> => {
  if (value === undefined || !isJsonObject(value)) {
    return left(`\`recording\` is ${value === undefined ? 'missing' : 'not an object'}`)
  }
  for (const [name, faultOf] of judged) {
    const fault = faultOf(value)
    if (fault !== undefined) return left(`\`recording.${name}\` ${fault}`)
  }
  const { record_id, recorded_at, correlation = null, causation = null, actor } = value
  return right({ record_id, recorded_at, correlation, causation, actor } as Recording)
}
