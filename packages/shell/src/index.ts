// The runtime
export { StoredRuntime } from './runtime/stored-runtime.js'
export type {
  StoredCreateRequest,
  StoredDecision,
  StoredExecuteRequest,
  StoredObservation,
  StoredObserveRequest,
} from './runtime/request.js'

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
export { defaultPageLimit, largestPageLimit } from './contract/page.js'
export { longestKey } from './contract/storable.js'

// Errors
export type { InvalidRecording, ShellError } from './shell-error.js'
export type {
  CorruptHistory,
  InvalidQuery,
  NotFound,
  NotStorable,
  OutcomeUnknown,
  RecordConflict,
  RevisionConflict,
  StoreBackend,
  StoreError,
  StoreUnreachable,
} from './store-error.js'
export { boundaryOf, type Boundary } from './boundary.js'
export { shellMessage } from './shell-message.js'

// Stores
export { memoryStore } from './memory/memory-store.js'
