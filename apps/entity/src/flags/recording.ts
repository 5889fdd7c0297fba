import type { Recording } from '@assent/shell'
import { Option } from 'commander'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { usage, type Failure } from '../failure.js'
import { flag } from './flag.js'
import type { RelationsFlags } from './relations.js'

/** The flags that say what is known about a record. */
export interface RecordingFlags {
  readonly recordId?: string
  readonly recordedAt?: string
  readonly actor?: string
  readonly noActor?: true
  readonly correlation?: string
  readonly causation?: string
}

const noActorFlag = (): Option => {
  const option = new Option('--no-actor', 'states that nobody caused it').conflicts('actor')
  // A claim of its own, not the parser's way to undo `--actor`.
  option.negate = false
  return option
}

export const recordingFlags = (): readonly Option[] => [
  flag('--record-id <id>', 'identity of the record, for retries; unique in the store'),
  flag('--recorded-at <time>', 'when it is recorded, such as 2027-03-01 or 2027-03-01T08:00:00Z'),
  flag('--actor <name>', 'who caused it'),
  noActorFlag(),
  flag('--correlation <id>', 'the larger flow that it belongs to'),
  flag('--causation <id>', 'what led to it directly'),
]

/** Whatever is given of these asks for a recording. */
const askers = {
  store: '--store',
  recordId: '--record-id',
  recordedAt: '--recorded-at',
  actor: '--actor',
  noActor: '--no-actor',
  correlation: '--correlation',
  causation: '--causation',
} as const

type StoringFlags = RecordingFlags & RelationsFlags & { readonly store?: string }

const askerOf = (flags: StoringFlags): string | undefined => {
  const names = Object.keys(askers) as (keyof typeof askers)[]
  const name = names.find((asker) => flags[asker] !== undefined)
  return name === undefined ? undefined : askers[name]
}

const missingOf = ({ recordId, recordedAt, actor, noActor }: RecordingFlags): readonly string[] => [
  ...(recordId === undefined ? ['`--record-id`'] : []),
  ...(recordedAt === undefined ? ['`--recorded-at`'] : []),
  ...(actor === undefined && noActor === undefined ? ['`--actor` or `--no-actor`'] : []),
]

/** What becomes of a decision: a store keeps it, or it is printed and forgotten (L-14). */
export type Keeping =
  | { readonly kind: 'stored'; readonly store: string; readonly recording: Recording }
  | { readonly kind: 'printed'; readonly recording: Recording | undefined }

/** What the flags say of the record and its store; each of them needs a whole recording (L-13). */
export const keepingOf = (flags: StoringFlags): Either<Failure, Keeping> => {
  if (flags.relations !== undefined && flags.store === undefined) return left(usage('`--relations` needs `--store`'))
  const asker = askerOf(flags)
  if (asker === undefined) return right({ kind: 'printed', recording: undefined })
  const missing = missingOf(flags)
  if (missing.length > 0) return left(usage(`\`${asker}\` needs ${missing.join(', and ')}`))
  const { store, recordId = '', recordedAt = '', correlation = null, causation = null, actor = null } = flags
  const recording = { record_id: recordId, recorded_at: recordedAt, correlation, causation, actor }
  return right(store === undefined ? { kind: 'printed', recording } : { kind: 'stored', store, recording })
}
