import type { DomainEvent } from '@assent/kernel'
import type { StoredObservation } from '@assent/shell'
import type { Preview } from './preview/preview.js'
import type { Explained } from './read/explain.js'
import type { ReadSubject } from './read/get.js'
import type { ReadPage } from './read/list.js'
import type { RefusalDocument } from './refusal/refusal-document.js'
import type { Committed } from './write/proposal.js'

/** A tool succeeded. */
export type Succeeded<A> = { readonly ok: true } & A

/** Of a creation or an operation: what was committed. The commit's instance is as of this decision. */
export type CommitResult = Succeeded<Committed>

/** Of `get`. */
export type SubjectResult = Succeeded<ReadSubject>

/** Of `list`. */
export type IdsResult = Succeeded<ReadPage<string>>

/** Of `events`. */
export type EventsResult = Succeeded<ReadPage<DomainEvent>>

/** Of `explain`. */
export type ExplainResult = Succeeded<Explained>

/** Of `preview`. */
export type PreviewResult = Succeeded<{ readonly preview: Preview }>

/** Of `escalate`. */
export type EscalateResult = Succeeded<StoredObservation>

/**
 * What a tool answers: JSON with exact numbers, to be written by `stringify` of the kernel. A refusal has `refused`,
 * and passes through unchanged; everything else has `ok`.
 */
export type ToolResult =
  | CommitResult
  | SubjectResult
  | IdsResult
  | EventsResult
  | ExplainResult
  | PreviewResult
  | EscalateResult
  | RefusalDocument
