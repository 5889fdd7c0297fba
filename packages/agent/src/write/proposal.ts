import type { EntityInstance, JsonNumber, JsonObject } from '@assent/kernel'
import type { RecordedCommit } from '@assent/shell'
import type { Either } from 'fp-ts/lib/Either.js'
import type { AgentError } from '../refusal/agent-error.js'
import type { OutcomeTaken } from '../service/outcome-taken.js'
import type { Proposable, Tool } from '../tool.js'

/** An operation that is proposed on a subject, by a model or by who approves a preview. */
export interface Proposal {
  /** The tool of the operation. */
  readonly tool: Tool
  readonly proposed: Proposable
  readonly id: string
  /** Without anything trusted. */
  readonly arguments: JsonObject
  /** Where the proposal says so itself. */
  readonly expectedRevision: JsonNumber | undefined
  /** Where the proposal has an identity (D-16); else the host's recording brings a new one. */
  readonly recordId: string | undefined
  /** On which revision of the subject it is based, or why on none; asked of an instance that the caller may read. */
  readonly basis: (instance: EntityInstance) => Either<AgentError, JsonNumber>
}

/** A subject that is proposed. */
export interface Creation {
  readonly tool: Tool
  readonly proposed: Proposable
  /** Nothing where the host chooses it, or where it is derived. */
  readonly id: string | undefined
  readonly version: number
  /** What the creation takes, without anything trusted. */
  readonly arguments: JsonObject
  readonly recordId: string | undefined
  /** Of an approved preview, where it is not what would happen any more. */
  readonly stale?: AgentError | undefined
}

/** A decision that is stored; with the outcome that it took, where its definition has outcomes. */
export interface Committed extends Partial<OutcomeTaken> {
  readonly commit: RecordedCommit
  /** It was stored by an earlier call of the same proposal: the commit is the original, not a fresh read. */
  readonly replayed: boolean
}
