import { boundaryOf, type Boundary, type ShellError } from '@assent/shell'
import type { AgentError } from './agent-error.js'

/** The kinds that are the tools' own. All are of the boundary `input`: what was handed in, by the model or the host. */
export type OwnKind = Exclude<AgentError['kind'], ShellError['kind']>

const own: { readonly [kind in OwnKind]: Boundary } = {
  invalid_input: 'input',
  unknown_tool: 'input',
  not_permitted: 'input',
  expected_revision_missing: 'input',
  stale_preview: 'input',
  host_failed: 'input',
}

/** An error by its kind: one of the tools' own, which no runtime answers. */
export type OwnError = Extract<AgentError, { readonly kind: OwnKind }>

/** Is it an error of the tools themselves? */
export const isOwn = (error: AgentError): error is OwnError => Object.hasOwn(own, error.kind)

/** Who said no (T-16). */
export const refusedBy = (error: AgentError): Boundary => (isOwn(error) ? own[error.kind] : boundaryOf(error))
