import type { JsonObject } from '@assent/kernel'
import { countSchema, recordingSchema, type JsonSchema } from '@assent/surface'
import { idOfNew } from '../../input/id-of-new.js'
import { byChoice } from '../../schema/by-choice.js'
import { proposalSchema } from '../../schema/proposal-schema.js'
import { commitSchema, eventSchema, instanceSchema } from '../../schema/recorded-schema.js'
import { refusalSchemas } from '../../schema/refusal-schema.js'
import { anyOf, closed, listOf, name, object, oneOf } from '../../schema/shapes.js'
import type { Tool } from '../../tool.js'

const id = { description: 'the id of the subject', ...name }

const recording = { description: 'what is recorded about the call, as you write it', ...recordingSchema }

const proposal = ({ proposes: [proposed] }: Tool): JsonSchema =>
  proposed === undefined ? object : proposalSchema(proposed)

const creation = (tool: Tool): JsonSchema => {
  const { versions } = tool
  const version = { description: 'of the definition', type: 'integer', ...oneOf(versions) }
  const fields = { description: 'what the new subject is made of', ...proposal(tool) }
  const optional = [...(versions.length > 1 ? [] : ['version']), ...(idOfNew(tool) === 'always' ? [] : ['id'])]
  return { ...closed({ id, version, fields, recording }, optional), ...byChoice(tool) }
}

const execution = (tool: Tool): JsonSchema =>
  closed({
    id,
    expected_revision: {
      description: 'the revision that you saw: the operation is refused where the subject has moved on',
      ...countSchema(0, 'text'),
    },
    arguments: { description: 'the arguments of the operation', ...proposal(tool) },
    recording,
  })

/** The JSON Schema of a tool's input where recordings are the model's. */
export const evaluationInput = (tool: Tool): JsonSchema => {
  if (tool.kind === 'create') return creation(tool)
  if (tool.kind === 'operation') return execution(tool)
  return closed(tool.kind === 'list' ? {} : { id })
}

// What is stored may be of a version that is not served here.
const ofAnyVersion = (instance: JsonSchema): JsonSchema => ({
  ...instance,
  properties: { ...(instance['properties'] as JsonObject), version: { type: 'integer' } },
})

const answer = (tool: Tool): JsonSchema => {
  if (tool.kind === 'get') return ofAnyVersion(instanceSchema(tool))
  if (tool.kind === 'list') return closed({ items: listOf(name) })
  return tool.kind === 'events' ? closed({ items: listOf(eventSchema(tool)) }) : commitSchema(tool)
}

/** The JSON Schema of what a tool answers: the recorded commit, the original one of a retry, or a refusal. */
export const evaluationOutput = (tool: Tool): JsonSchema => ({
  type: 'object',
  ...anyOf([answer(tool), ...refusalSchemas]),
})
