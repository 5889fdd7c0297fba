import { advice } from './advice.js'
import type { AgentError } from './refusal/agent-error.js'
import { hasOutcomes } from './schema/outcome-schema.js'
import type { Proposable, Tool, ToolKind } from './tool.js'

type Kind = AgentError['kind']

const always: readonly Kind[] = ['invalid_input', 'store_unreachable']

const ofWrites: readonly Kind[] = ['record_conflict', 'outcome_unknown', 'not_permitted']

const ofRules: readonly Kind[] = ['validation', 'invariant_violation']

const ofOperations: readonly Kind[] = [
  ...ofRules,
  'not_found',
  'expected_revision_missing',
  'revision_conflict',
  'invalid_transition',
  'precondition_failed',
  'precondition_unobservable',
]

/** What only a command with outcomes meets. */
const ofOutcomes: readonly Kind[] = ['refused', 'no_outcome_selected', 'outcome_unobservable']

/** The refusals that a tool of a kind commonly meets, besides those of every tool. */
const refusals: { readonly [kind in ToolKind]: readonly Kind[] } = {
  create: [...ofRules, 'revision_conflict', ...ofWrites],
  operation: [...ofOperations, ...ofWrites],
  get: ['not_found'],
  list: ['invalid_query'],
  events: ['not_found', 'invalid_query'],
  explain: ['not_found', 'not_permitted'],
  preview: ['not_found', 'not_permitted'],
  escalate: ['not_found', 'revision_conflict', ...ofWrites],
}

const derived = ([proposed]: readonly Proposable[]): string =>
  proposed?.versions.some(({ derivesId }) => derivesId) === true ? ' Its id is derived: read it in the answer.' : ''

const purpose = ({ kind, entity, proposes }: Omit<Tool, 'description'>): string => {
  switch (kind) {
    case 'create':
      return `Proposes a new \`${entity}\`. It is stored only if its rules accept it.${derived(proposes)}`
    case 'operation':
      return `Proposes \`${proposes[0]?.name ?? ''}\` on a \`${entity}\`. It is stored only if the rules accept it.`
    case 'get':
      return `Reads a \`${entity}\`: its state, its revision, and which of your operations are possible now.`
    case 'list':
      return `Lists the ids of every \`${entity}\` that you may read.`
    case 'events':
      return `Lists what happened to a \`${entity}\`, oldest first.`
    case 'explain':
      return `Says why an operation on a \`${entity}\` would be refused, and what would unlock it. It changes nothing.`
    case 'preview':
      return `Shows what would be decided now, pinned, so that somebody else can approve it. It changes nothing.`
    case 'escalate':
      return `Hands a \`${entity}\` to somebody who may decide, with your reason and evidence. It moves no state.`
  }
}

/**
 * What a model is told of a tool: what it does, by the definitions too, and what to do by the kind of a refusal.
 *
 * @param does of a creation or an operation: its `proposalTexts`
 */
export const describeTool = (tool: Omit<Tool, 'description'>, does: readonly string[] = []): string => {
  const met = [...(tool.readOnly || !hasOutcomes(tool) ? [] : ofOutcomes), ...refusals[tool.kind], ...always]
  const rows = met.map((kind) => `- ${kind}: ${advice[kind]}`)
  return [purpose(tool), ...does, 'A refusal has a `kind`:', ...rows].join('\n')
}
