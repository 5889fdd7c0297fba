import type { Json } from '@assent/kernel'
import type { StoredRuntime } from '@assent/shell'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { AllowDefect } from '../../allow/allow-defect.js'
import { checkAllow, checkNames } from '../../allow/check-allow.js'
import { toolsOf } from '../../allow/tools-of.js'
import type { ServedTool } from '../served-tool.js'
import type { HostNumberAnswer } from '../../numbers/call-with-host-numbers.js'
import { writeNumbers } from '../../numbers/write-numbers.js'
import { proposalTexts } from '../../proposal-texts.js'
import { refusalDocument } from '../../refusal/refusal-document.js'
import { answerers } from './answer.js'
import { describeEvaluation } from './describe.js'
import { isEvaluationTool, type EvaluationTool } from './evaluation-tool.js'
import { everything } from './everything.js'
import { readEvaluationInput } from './read-input.js'
import { evaluationInput, evaluationOutput } from './schemas.js'

const answer = async (runtime: StoredRuntime, tool: EvaluationTool, input: unknown): Promise<HostNumberAnswer> => {
  const read = readEvaluationInput(tool, input)
  const given = isLeft(read) ? read : await answerers[tool.kind](runtime, tool, read.right)
  const result = isLeft(given) ? refusalDocument(given.left) : given.right
  return { refused: isLeft(given), result: writeNumbers(result as Json) }
}

/**
 * Every operation of every definition as a tool of a model that writes its recordings itself: who called,
 * when, under which record id, and every argument. Nothing is kept from it: for evaluation only, where nobody has
 * anything to lose.
 *
 * @returns operations whose names are those of other tools, or the tools
 */
export const evaluationTools = (
  runtime: StoredRuntime,
): Either<readonly AllowDefect[], readonly ServedTool<unknown>[]> => {
  const { registry } = runtime
  const allow = everything(registry)
  const defects = checkAllow(registry, allow)
  if (defects.length > 0) return left(defects)
  const tools = toolsOf(registry, allow, true).filter(isEvaluationTool)
  const collisions = checkNames(tools.map(({ name }) => name))
  if (collisions.length > 0) return left(collisions)
  const served = (tool: EvaluationTool): ServedTool<unknown> => {
    const { name, entity, kind, readOnly, versions, proposes } = tool
    const definitions = versions.flatMap((version) => registry.get(entity, version) ?? [])
    const does = proposalTexts(definitions, proposes[0])
    return {
      name,
      entity,
      kind,
      readOnly,
      description: describeEvaluation(tool, does),
      inputSchema: evaluationInput(tool),
      outputSchema: evaluationOutput(tool),
      answer: (_, input) => answer(runtime, tool, input),
    }
  }
  return right(tools.map(served))
}
