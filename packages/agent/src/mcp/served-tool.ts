import type { JsonSchema } from '@assent/surface'
import type { HostNumberAnswer } from '../numbers/call-with-host-numbers.js'
import type { ToolKind } from '../tool.js'

/** A tool as MCP serves it, whoever decides behind it. A `Session` is what the transport knows of the caller. */
export interface ServedTool<Session> {
  /** Raw: what is listed may be shorter. */
  readonly name: string
  /** The entity type that it is about; null of a tool that is about all. */
  readonly entity: string | null
  readonly kind: ToolKind
  /** For a model. */
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema: JsonSchema
  /** Writes nothing. */
  readonly readOnly: boolean
  /** Calls it with what a model wrote, any value at all. It never rejects; a refusal is an answer. */
  readonly answer: (session: Session, input: unknown) => Promise<HostNumberAnswer>
}
