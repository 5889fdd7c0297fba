// The tools
export { agentTools, type AgentTools } from './agent-tools.js'
export type { ToolCall } from './read-call.js'
export type {
  CommitResult,
  EscalateResult,
  EventsResult,
  ExplainResult,
  IdsResult,
  PreviewResult,
  SubjectResult,
  Succeeded,
  ToolResult,
} from './tool-result.js'

// What the host gives
export type { Answer, Escalation, Host, HostStep } from './host/host.js'
export type { ProposedCall } from './host/proposed-call.js'
export type { AllowedCall, AllowedType, StandardTool } from './allow/allowed-type.js'
export type { AllowDefect } from './allow/allow-defect.js'
export { allowMessage } from './allow/allow-message.js'

// Tools as data
export type { Proposable, Tool, ToolKind, ToolOutcomes, ToolVersion } from './tool.js'
export { inputMembers, type InputMember, type InputMembers, type MemberKind } from './input/members.js'
export { advice } from './advice.js'
export { inputSchema } from './schema/input-schema.js'
export { outputSchema } from './schema/output-schema.js'
export type { HostNumberSchema } from './schema/host-number-schema.js'

// Numbers over transports that would round them
export { readNumbers } from './numbers/read-numbers.js'
export { writeNumbers, type SafeJson } from './numbers/write-numbers.js'

// Answers
export type { Committed } from './write/proposal.js'
export type { OutcomeTaken } from './service/outcome-taken.js'
export type { ReadSubject } from './read/get.js'
export type { ReadPage } from './read/list.js'
export type { Explained } from './read/explain.js'
export type { Preview } from './preview/preview.js'
export type { Pins } from './preview/pins.js'
export type { Foreseen } from './preview/foresee.js'

// Refusals
export type {
  AgentError,
  ExpectedRevisionMissing,
  HostFailed,
  InvalidInput,
  NotPermitted,
  StalePreview,
  UnknownTool,
} from './refusal/agent-error.js'
export { refusalDocument, type RefusalDocument } from './refusal/refusal-document.js'
export { agentMessage } from './refusal/agent-message.js'
