import {
  parseDefinition, parseJson, readDecisionRecord, readInstance,
  type DecisionRecord, type DefinitionDocument, type EntityInstance, type Json,
} from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { recordLimits } from '../contract/limits.js'
import { inconsistencyOf, type RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import { readRecording, type Recording } from '../recording/recording.js'
import type { StoredRecord } from '../recording/stored-record.js'
