import type { JsonNumber, ValueError } from '@assent/kernel'
import type { ShellError } from '@assent/shell'
import type { HostStep } from '../host/host.js'

/** Everything that a tool answers where it does not succeed: the runtime's own errors, unchanged, and these (D-1). */
export type AgentError =
  ShellError | InvalidInput | UnknownTool | NotPermitted | ExpectedRevisionMissing | StalePreview | HostFailed

/** The input is not what the tool takes: each fault by its path. Asked before anything else, and of no store. */
export interface InvalidInput {
  readonly kind: 'invalid_input'
  /** Never empty; at most 100. */
  readonly errors: readonly ValueError[]
  /** How many further errors were found, where there are any. */
  readonly more?: number
}

/** No tool of this name exists for this agent. */
export interface UnknownTool {
  readonly kind: 'unknown_tool'
  /** Empty where what was asked for is no short text. */
  readonly tool: string
}

/**
 * The principal may not make this call. A creation answers so too where its id is taken by a subject that the principal
 * may not read, and where it could not read the result.
 */
export interface NotPermitted {
  readonly kind: 'not_permitted'
  readonly tool: string
}

/** The call does not say which revision it is based on, and nothing is known to have been seen in this conversation. */
export interface ExpectedRevisionMissing {
  readonly kind: 'expected_revision_missing'
  readonly entity: string
  readonly id: string
}

/** What a preview showed is not what would be decided now: the first pin that moved. */
export interface StalePreview {
  readonly kind: 'stale_preview'
  readonly moved: 'revision' | 'definition' | 'id'
  /** What was pinned: null of a creation. */
  readonly pinned: JsonNumber | string | null
  /** What is there now: null where nothing is. */
  readonly found: JsonNumber | string | null
}

/** The host did not answer what only it knows; nothing was written. */
export interface HostFailed {
  readonly kind: 'host_failed'
  readonly step: HostStep
}
