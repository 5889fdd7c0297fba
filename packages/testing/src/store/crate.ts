import {
  decide,
  decideCreate,
  type CoreError,
  type Decision,
  type EntityInstance,
  type Json,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import type {
  BatchEntry,
  Envelope,
  Expectation,
  RecordedCommit,
  RecordedObservation,
  Recording,
  Subject,
} from '@assent/shell'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { definitionOf } from '../arbitrary/definition.js'

const crate = (entity: string): ValidatedDefinition =>
  definitionOf({
    entity,
    schema: { fields: { contents: { type: 'json' }, label: { type: 'string' } } },
    lifecycle: { initial: 'packed', states: ['packed', 'moved'] },
    create: { emit: { type: 'CratePacked', payload: { crate: '$id' } } },
    operations: {
      fill: {
        arguments: { fields: { contents: { type: 'json' } } },
        transitions: [{ from: ['packed', 'moved'], to: 'packed' }],
        set: { contents: '$args.contents' },
        emits: [
          { type: 'CrateFilled', payload: '$args.contents' },
          { type: 'CrateFilled', payload: '$args.contents' },
          { type: 'CrateClosed' },
        ],
      },
      move: { transitions: [{ from: ['packed', 'moved'], to: 'moved' }] },
    },
  })

const decided = (decision: Either<CoreError, Decision>): Decision => {
  if (isLeft(decision)) throw new Error(`the suite's own request was refused: ${decision.left.kind}`)
  return decision.right
}

/** Does the kernel create a crate with these contents? */
export const isDecided = (contents: Json): boolean =>
  isRight(decideCreate(crate('crate'), { id: 'c-1', fields: { contents } }))

/** A recording with everything absent that may be. */
const recording = (record_id: string, members: Partial<Recording> = {}): Recording => ({
  record_id,
  recorded_at: '2030-05-01T09:00:00Z',
  correlation: null,
  causation: null,
  actor: null,
  ...members,
})

const sealed = ({ instance, record }: Decision, members: Recording): RecordedCommit => ({
  instance,
  envelope: { ...members, record },
})

/** The commit that creates a crate. */
export const packed = (
  id: string,
  recordId: string,
  { entity = 'crate', fields = {}, ...members }: Partial<Recording> & { entity?: string; fields?: JsonObject } = {},
): RecordedCommit => sealed(decided(decideCreate(crate(entity), { id, fields })), recording(recordId, members))

/** The commit that fills a crate, with three events, two of them equal. */
export const filled = (before: EntityInstance, recordId: string, contents: Json): RecordedCommit =>
  sealed(
    decided(decide(crate(before.entity), { instance: before, operation: 'fill', arguments: { contents } })),
    recording(recordId),
  )

/** The commit that moves a crate, without any event. */
export const moved = (before: EntityInstance, recordId: string): RecordedCommit =>
  sealed(
    decided(decide(crate(before.entity), { instance: before, operation: 'move', arguments: {} })),
    recording(recordId),
  )

/** An observation of a crate as it is. */
export const seen = (
  { entity, id, revision }: Omit<RecordedObservation, 'envelope'>,
  recordId: string,
  record: Json = { intact: true },
): RecordedObservation => ({
  entity,
  id,
  revision,
  envelope: { ...recording(recordId), record },
})

/** The entry of a batch that commits. */
export const entryOf = (commit: RecordedCommit, expectation: Expectation): BatchEntry => ({
  kind: 'decision',
  commit,
  expectation,
})

/** The entry of a batch that observes. */
export const sightOf = (observation: RecordedObservation): BatchEntry => ({ kind: 'observation', observation })

export const subjectOf = ({ instance }: RecordedCommit): Subject => ({ entity: instance.entity, id: instance.id })

export const absent: Expectation = { kind: 'absent' }

/** The expectation that the subject still is where the decision found it. */
export const at = ({ revision }: Pick<EntityInstance, 'revision'>): Expectation => ({ kind: 'revision', revision })

/** The same commit with other members in its instance. */
export const withInstance = (commit: RecordedCommit, members: Partial<EntityInstance>): RecordedCommit => ({
  ...commit,
  instance: { ...commit.instance, ...members },
})

/** The same commit with other metadata. */
export const withEnvelope = (commit: RecordedCommit, members: Partial<Envelope>): RecordedCommit => ({
  ...commit,
  envelope: { ...commit.envelope, ...members },
})
