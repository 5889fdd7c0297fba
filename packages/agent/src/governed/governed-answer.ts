import type { DefinitionDocument, Effect, Json, JsonObject } from '@assent/kernel'
import { t, type JsonSchema } from '@assent/provider'
import type { Boundary } from '@assent/shell'
import { writeNumbers } from '../numbers/write-numbers.js'
import type { AgentError } from '../refusal/agent-error.js'
import type { RefusalDocument } from '../refusal/refusal-document.js'
import { hasOutcomes, outcomeMembers } from '../schema/outcome-schema.js'
import { refusalSchemas } from '../schema/refusal-schema.js'
import { anyOf, closed, name, oneOf } from '../schema/shapes.js'
import type { Tool } from '../tool.js'
import type { CommitResult } from '../tool-result.js'
import {
  governedCodec,
  governedInstance,
  governedSchema,
  judged,
  type GovernedInstance,
  type SafeObject,
} from './governed-instance.js'
import { safeSchema } from './safe-schema.js'

/** A refusal, unchanged; what else is in it follows from its kind. Numbers that a reader would round are text. */
export type GovernedRefusal = SafeObject & {
  readonly refused: true
  readonly kind: AgentError['kind']
  /** Who said no. */
  readonly by: Boundary
  /** For people. */
  readonly message: string
}

/** How a decision came about under a definition with outcomes. Numbers that a reader would round are text. */
export interface GovernedTaken {
  readonly outcome: string
  readonly effect: Effect
  readonly response: SafeObject
  /** For people: it begins with the name of the outcome. */
  readonly message: string
}

/** What an action answers: a decision that is stored, or a refusal, which changed nothing. */
export type GovernedAnswer =
  | {
      readonly outcome: 'committed'
      /** As of this decision. */
      readonly instance: GovernedInstance
      readonly record_id: string
      /** An earlier call of the same proposal stored it, and this is the original. */
      readonly replayed: boolean
      /** Which outcome of the definition was taken, and what it answers; absent where it has none. */
      readonly taken?: GovernedTaken
    }
  | { readonly outcome: 'refused'; readonly refusal: GovernedRefusal }

const described = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description })

const refusalSchema = safeSchema(anyOf(refusalSchemas))

const takenSchema = (tool: Tool): JsonObject => {
  const members = outcomeMembers(tool, { message: name })
  if (!hasOutcomes(tool)) return {}
  return { taken: described(safeSchema(closed(members)), 'where it was committed: the outcome that was taken') }
}

const schemaOf = (documents: readonly DefinitionDocument[], tool: Tool): JsonSchema => ({
  type: 'object',
  properties: {
    outcome: oneOf(['committed', 'refused']),
    instance: described(governedSchema(documents), 'where it was committed: as of this decision'),
    record_id: name,
    replayed: { type: 'boolean', description: 'an earlier call of the same proposal stored it' },
    ...takenSchema(tool),
    refusal: described(refusalSchema, 'where it was refused: why; nothing changed'),
  },
  required: ['outcome'],
  additionalProperties: false,
})

/** The codec of what an action answers. What is in `taken` the kernel has judged, as the fields. */
export const answerCodec = (documents: readonly DefinitionDocument[], tool: Tool): t.Type<GovernedAnswer> => {
  const committed: t.Fields = {
    outcome: t.literal('committed'),
    instance: governedCodec(documents),
    record_id: t.string,
    replayed: t.boolean,
    ...(hasOutcomes(tool) ? { taken: t.optional(judged) } : {}),
  }
  const refused: t.Fields = { outcome: t.literal('refused'), refusal: judged }
  const either = t.union([t.closed(committed), t.closed(refused)])
  return t.withSchema(either, schemaOf(documents, tool)) as unknown as t.Type<GovernedAnswer>
}

/** What a tool answered, as it travels. */
export const governedAnswer = (result: CommitResult | RefusalDocument): GovernedAnswer => {
  if ('refused' in result) {
    return { outcome: 'refused', refusal: writeNumbers(result as unknown as Json) as unknown as GovernedRefusal }
  }
  const { commit, replayed } = result
  const { record_id } = commit.envelope
  const instance = governedInstance(commit.instance)
  return { outcome: 'committed', instance, record_id, replayed, ...takenOf(result) }
}

const takenOf = ({ outcome, effect, response, message }: CommitResult): { readonly taken?: GovernedTaken } =>
  outcome === undefined
    ? {}
    : { taken: writeNumbers({ outcome, effect, response, message } as Json) as unknown as GovernedTaken }
