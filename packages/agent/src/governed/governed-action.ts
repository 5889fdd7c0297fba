import type { JsonObject } from '@assent/kernel'
import type { ActionDefinition, t } from '@assent/provider'
import type { AgentTools } from '../agent-tools.js'
import type { Tool } from '../tool.js'
import type { CommitResult } from '../tool-result.js'
import type { RefusalDocument } from '../refusal/refusal-document.js'
import { answerCodec, governedAnswer, type GovernedAnswer } from './governed-answer.js'
import { principalOf, type Governing } from './governing.js'
import { proposalCodec } from './proposal-input.js'

/** What `defineAction` takes of an operation or a creation. */
export type GovernedActionDefinition = ActionDefinition<string, t.Type<JsonObject>, t.Type<GovernedAnswer>, unknown>

/** Is what a creation makes found by what it was given? The same again then finds it there. */
const namesItsSubject = ({ takesId, proposes: [proposed] }: Tool): boolean =>
  takesId || proposed?.versions.every(({ derivesId }) => derivesId) === true

/** An action that hands a proposal to the tool of an agent, under whatever authority the host gives its principal. */
export const governedAction = <Principal>(
  governing: Governing<Principal>,
  { call }: Pick<AgentTools<Principal>, 'call'>,
  tool: Tool,
  id: string,
): GovernedActionDefinition => ({
  id,
  name: tool.name,
  description: tool.description,
  input: proposalCodec(tool),
  output: answerCodec(governing.documents, tool),
  // What was decided moved the revision on: the same proposal again changes nothing more.
  effects: { readOnly: false, idempotent: tool.kind === 'operation' || namesItsSubject(tool) },
  execute: async ({ input, principal }) => {
    const result = await call(principalOf(governing, principal), { tool: tool.name, input })()
    return governedAnswer(result as CommitResult | RefusalDocument)
  },
})
