import { isBlank, memberOf, readInstant } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { isObject, membersOf } from './members-of.js'

/**
 * What a caller says about one record. All five members are always written; null is how absence is said.
 * It is evidence, never authority: a recorded actor proves nothing about who called.
 */
export interface Recording {
  /** Identity of the record for retries, unique in the whole store; not blank. */
  readonly record_id: string
  /** When the caller says that it was recorded: a date, or date and time in UTC; kept as it is spelled. */
  readonly recorded_at: string
  /** The larger flow: the same on each record of it. */
  readonly correlation: string | null
  /** What led to this record directly. */
  readonly causation: string | null
  /** Who caused it; null states that nobody did. */
  readonly actor: string | null
}

/** The members of a recording, in the order in which they are judged. */
const recordingMembers = ['record_id', 'recorded_at', 'correlation', 'causation', 'actor'] as const

type Member = (typeof recordingMembers)[number]

const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed()

const faultOfRecordId = (value: unknown): string | undefined => {
  if (!isText(value)) return '`record_id` is not text'
  return isBlank(value) ? '`record_id` is blank' : undefined
}

const faultOfRecordedAt = (value: unknown): string | undefined => {
  if (!isText(value)) return '`recorded_at` is not text'
  return readInstant(value) === undefined
    ? '`recorded_at` is no instant: write YYYY-MM-DD, or YYYY-MM-DDTHH:MM:SS with up to nine digits of a second and Z'
    : undefined
}

const faultOfOptional = (member: Member, value: unknown): string | undefined => {
  if (value === null) return undefined
  if (!isText(value)) return `\`${member}\` is neither text nor null`
  return isBlank(value) ? `\`${member}\` is blank: write null where there is none` : undefined
}

const faultOfMember = (member: Member, value: unknown): string | undefined => {
  // A missing key is not a claim of absence.
  if (value === undefined) return `\`${member}\` is missing: all five members are written, with null for absence`
  if (member === 'record_id') return faultOfRecordId(value)
  return member === 'recorded_at' ? faultOfRecordedAt(value) : faultOfOptional(member, value)
}

/**
 * The five metadata members of a recording or an envelope, or the first fault in the order of R-4.
 * It never looks at `record`. `others` are the further members that the shape has; any else is a fault (C-9).
 */
export const readRecording = (value: unknown, others: readonly string[] = []): Either<string, Recording> => {
  if (!isObject(value)) return left('it is no object')
  const given = membersOf(value)
  const read: { [member: string]: unknown } = {}
  for (const member of recordingMembers) {
    read[member] = memberOf(given, member)
    const fault = faultOfMember(member, read[member])
    if (fault !== undefined) return left(fault)
  }
  const known: readonly string[] = [...recordingMembers, ...others]
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  return unknown === undefined ? right(read as unknown as Recording) : left(`\`${unknown}\` is no member of it`)
}

/**
 * The record id to look for. A recording that has none cannot have been stored: it gives the empty text, under which
 * nothing is, and its fault is named when its turn comes (T-11).
 */
export const recordIdOf = (recording: unknown): string => {
  const { record_id } = membersOf(recording)
  return typeof record_id === 'string' ? record_id : ''
}

/** Is this a recording that can be sealed? */
export const isRecording = (value: unknown): value is Recording => !isLeft(readRecording(value))
