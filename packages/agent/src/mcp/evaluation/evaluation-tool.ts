import type { Tool } from '../../tool.js'

/** The kinds of tools that there are where a model writes its recordings itself. */
export type EvaluationKind = 'create' | 'operation' | 'get' | 'list' | 'events'

/** A tool of one of these kinds. */
export interface EvaluationTool extends Tool {
  readonly kind: EvaluationKind
}

/**
 * The members that an input may have; every other is refused. Which are missing is asked in an order of its own
 * (A-10).
 */
export const evaluationMembers: { readonly [kind in EvaluationKind]: readonly string[] } = {
  create: ['id', 'version', 'fields', 'recording'],
  operation: ['id', 'expected_revision', 'arguments', 'recording'],
  get: ['id'],
  list: [],
  events: ['id'],
}

/** Is the tool of one of these kinds? */
export const isEvaluationTool = (tool: Tool): tool is EvaluationTool => Object.hasOwn(evaluationMembers, tool.kind)
