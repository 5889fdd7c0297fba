import { refusalDocument as documentOf, type RefusalDocument as DocumentOf } from '@assent/shell'
import type { AgentError } from './agent-error.js'
import { agentMessage } from './agent-message.js'
import { refusedBy } from './boundary.js'

/** A refusal as a tool answers it: its own fields, unchanged, and what surfaces add (D-1). */
export type RefusalDocument = DocumentOf<AgentError>

/** The document of an error. */
export const refusalDocument = (error: AgentError): RefusalDocument =>
  documentOf(error, refusedBy(error), agentMessage(error))
