// The runtime
export { StoredRuntime } from './runtime/stored-runtime.js'
export type {
  StoredCreateDerivedRequest,
  StoredCreateRequest,
  StoredDecision,
  StoredExecuteRequest,
  StoredObservation,
  StoredObserveRequest,
  StoredPrepareRequest,
} from './runtime/request.js'
export type { PreparedRequest, StoredPreparation } from './runtime/prepare.js'
export type { FulfillmentNeed, FulfillmentPolicy } from './runtime/fulfillment-policy.js'

// Watching
export type { Attributes, ObservedCall, ObservedEnd, Observer } from './observer/observer.js'
export { memoryRefusals, type MemoryRefusals } from './refusals/memory-refusals.js'
export type { RecordedRefusal, RefusalReason, RefusalRecorder, RefusedAction } from './refusals/refusal-recorder.js'

// Verification
export type { SubjectBroken, SubjectHolds, Verification } from './verify/verification.js'

// Read models
export { project, type Projected, type ProjectedGroups } from './project.js'

// Recordings
export type { Recording } from './recording/recording.js'
export { seal, startsFlow, type Envelope } from './recording/envelope.js'
export type { RecordedCommit } from './recording/commit.js'
export type { RecordedObservation } from './recording/observation.js'
export { describeExpectation, type Expectation } from './recording/expectation.js'
export { recordBytes, type StoredRecord } from './recording/stored-record.js'

// The port
export type { CallOptions, Page, PageRequest, StateAndEvidence, Store } from './store.js'
export type { Subject } from './subject.js'
export type { AtomicBatchStore, BatchAnswer, BatchEntry, BatchError } from './batch-store.js'
export type { QueryDocument, QueryPage, QueryStore, TextQuery } from './query-store.js'
export type { FeedItem, FeedPage, FeedStore, SubscribeOptions } from './feed-store.js'
export type { SubjectStore } from './subject-store.js'
export type { RelationStore, RequiredEdges, RequiredTarget, Requirements } from './relation-store.js'
export type { CompleteStore } from './complete-store.js'
export { defaultPageLimit, largestPageLimit } from './contract/page.js'
export { longestKey } from './contract/storable.js'
export { largestRecord } from './contract/record-size.js'
export { largestRequirements } from './contract/relations/admit-requirements.js'
export { largestWalk } from './contract/relations/cycle-search.js'
export { largestBatch } from './contract/batch.js'
export { defaultPollEvery } from './contract/feed/subscribe.js'

// Relations
export { relationChecks, type RelationChecks, type RelationChecksRequest } from './relations/relation-checks.js'
export type { CheckedRelations, HeldRelation, RelationCheck } from './relations/checks.js'
export type { InvalidRelationChecks, RelationCheckDefect } from './relations/invalid-relation-checks.js'
export { relationCheckMessage } from './relations/relation-check-message.js'

// What every store does first, so that all give one verdict
export { admitObservation, admitWrite, type AdmittedWrite } from './contract/admit.js'
export { admitRelated, type AdmittedRelated } from './contract/relations/admit-related.js'

// How every store that holds relations judges them
export { judgeRelations, type RelationReads } from './contract/relations/judge-relations.js'
export { CycleSearch } from './contract/relations/cycle-search.js'
export { edgesOf } from './contract/relations/edges-of.js'

// Queries
export { longestContains, longestQuestion, parseQuery, type ParsedQuery } from './contract/query/parse-query.js'
export { planQuery, type QueryPlan } from './contract/query/plan-query.js'
export { queryPage } from './contract/query/query-page.js'
export { queryCursor, queryPlace, questionText } from './contract/query/query-place.js'
export type { QueryPlace } from './contract/query/query-cursor.js'

// Errors
export type { FulfillmentFailed, InvalidRecording, ShellError } from './shell-error.js'
export type {
  CorruptHistory,
  InvalidQuery,
  NotFound,
  NotStorable,
  OutcomeUnknown,
  RecordConflict,
  ReferenceCycle,
  ReferenceMissing,
  ReferenceTarget,
  RevisionConflict,
  StoreBackend,
  StoreError,
  StoreUnreachable,
} from './store-error.js'
export { boundaryOf, type Boundary } from './boundary.js'
export { shellMessage } from './shell-message.js'
export { refusalDocument, type RefusalDocument } from './refusal-document.js'

// Stores
export { memoryStore } from './memory/memory-store.js'
