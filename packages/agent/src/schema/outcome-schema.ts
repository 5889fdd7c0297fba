import type { JsonObject } from '@assent/kernel'
import type { JsonSchema } from '@assent/surface'
import type { Tool, ToolOutcomes } from '../tool.js'
import { anyOf, name, oneOf } from './shapes.js'

type Proposing = Pick<Tool, 'proposes'>

const outcomesOf = ({ proposes }: Proposing): readonly (ToolOutcomes | null)[] =>
  proposes.flatMap(({ versions }) => versions.map(({ outcomes }) => outcomes))

/** A command whose outcomes all refuse has none, and an empty list is no `enum` for many readers. */
const oneOfNames = (names: readonly string[]): JsonSchema => (names.length === 0 ? name : oneOf([...new Set(names)]))

/** Has some of what the tool proposes outcomes? */
export const hasOutcomes = (tool: Proposing): boolean => outcomesOf(tool).some((outcomes) => outcomes !== null)

/**
 * The members by which an answer tells which outcome was taken (SR-165), none where nothing that the tool proposes has
 * outcomes.
 *
 * @param more what there is only beside an outcome
 */
export const outcomeMembers = (tool: Proposing, more: JsonObject): JsonObject => {
  const declared = outcomesOf(tool).flatMap((outcomes) => outcomes ?? [])
  if (declared.length === 0) return {}
  return {
    outcome: oneOfNames(declared.flatMap(({ accepting }) => accepting)),
    effect: oneOf(['created', 'moved', 'updated', 'unchanged']),
    response: anyOf(declared.map(({ response }) => response)),
    ...more,
  }
}

/** Those of them that an answer may be without: where some of what the tool proposes has no outcomes. */
export const optionalOutcomeMembers = (tool: Proposing): readonly string[] =>
  outcomesOf(tool).every((outcomes) => outcomes !== null) ? [] : ['outcome', 'effect', 'response', 'message']
