import { advice } from '../../advice.js'
import type { AgentError } from '../../refusal/agent-error.js'
import { hasOutcomes } from '../../schema/outcome-schema.js'
import type { EvaluationKind, EvaluationTool } from './evaluation-tool.js'

type Kind = AgentError['kind']

const ofWrites: readonly Kind[] = ['validation', 'invariant_violation', 'revision_conflict', 'record_conflict']

const refusals: { readonly [kind in EvaluationKind]: readonly Kind[] } = {
  create: ofWrites,
  operation: [...ofWrites, 'not_found', 'invalid_transition', 'precondition_failed', 'precondition_unobservable'],
  get: ['not_found'],
  list: [],
  events: ['not_found'],
}

const ofOutcomes: readonly Kind[] = ['refused', 'no_outcome_selected', 'outcome_unobservable']

const always: readonly Kind[] = ['invalid_recording', 'invalid_input', 'outcome_unknown']

const purposes: { readonly [kind in EvaluationKind]: (tool: EvaluationTool) => string } = {
  create: ({ entity }) => `Creates a \`${entity}\`. It is stored only if its rules accept it.`,
  operation: ({ entity, proposes: [proposed] }) =>
    `Executes \`${proposed?.name ?? ''}\` on a \`${entity}\`. It is stored only if the rules accept it.`,
  get: ({ entity }) => `Reads a \`${entity}\`: its state, its revision, its fields.`,
  list: ({ entity }) => `Lists the ids of every \`${entity}\`.`,
  events: ({ entity }) => `Lists what happened to a \`${entity}\`, oldest first.`,
}

// Here the model itself wrote it.
const own: { readonly [kind in Kind]?: string } = {
  invalid_recording: 'repair the member that `detail` names, then call again',
  record_conflict: 'the record id already names a different request: never pick a new one silently',
  outcome_unknown: 'send the same call with the same recording: it settles whether it was stored',
}

const row = (kind: Kind): string => `- ${kind}: ${own[kind] ?? advice[kind]}`

/** What a model is told of a tool where it writes its recordings itself; `does` as for `describeTool`. */
export const describeEvaluation = (tool: EvaluationTool, does: readonly string[]): string => {
  const kinds = [...(hasOutcomes(tool) ? ofOutcomes : []), ...refusals[tool.kind], ...always]
  const met = tool.readOnly ? kinds.filter((kind) => kind !== 'outcome_unknown') : kinds
  return [purposes[tool.kind](tool), ...does, 'A refusal has a `kind`:', ...met.map(row)].join('\n')
}
