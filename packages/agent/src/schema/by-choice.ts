import type { JsonObject } from '@assent/kernel'
import type { JsonSchema } from '@assent/surface'
import { idOfNew } from '../input/id-of-new.js'
import type { Proposable, Tool, ToolVersion } from '../tool.js'
import { proposalSchema, versionSchema, wantsArguments } from './proposal-schema.js'

const where = (member: string, value: string | number, then: JsonSchema): JsonSchema => ({
  if: { properties: { [member]: { const: value } } },
  then,
})

/** Of a version that derives the id of a new subject, beside others that do not. */
const idOfVersion = ({ derivesId }: ToolVersion, properties: JsonObject): JsonSchema =>
  derivesId ? { properties: { ...properties, id: false } } : { properties, required: ['id'] }

const ofVersions = (tool: Tool, proposed: Proposable): readonly JsonSchema[] =>
  proposed.versions.map((version) => {
    const properties = { fields: versionSchema(version) }
    const then = idOfNew(tool) === 'by_version' ? idOfVersion(version, properties) : { properties }
    return where('version', version.version, then)
  })

const ofOperations = (tool: Tool): readonly JsonSchema[] =>
  tool.proposes.map((proposed) => {
    const required = [
      ...(wantsArguments(proposed) ? ['arguments'] : []),
      ...(proposed.operation === null && proposed.versions.length > 1 ? ['version'] : []),
      ...(proposed.operation !== null && idOfNew(tool) !== 'always' ? ['id'] : []),
    ]
    const then = { properties: { arguments: proposalSchema(proposed) }, ...(required.length > 0 ? { required } : {}) }
    return where('operation', proposed.name, then)
  })

const dependent = (member: string, allOf: readonly JsonSchema[]): JsonObject =>
  allOf.length === 0 ? {} : { dependentSchemas: { [member]: { allOf } } }

/**
 * What else follows from the version or the operation that an input names. It stands below `dependentSchemas`
 * because model providers refuse an `allOf` or `anyOf` at the top of a tool's schema.
 */
export const byChoice = (tool: Tool): JsonObject => {
  const [first] = tool.proposes
  if (tool.kind === 'create') {
    return first === undefined || first.versions.length < 2 ? {} : dependent('version', ofVersions(tool, first))
  }
  return tool.kind === 'operation' ? {} : dependent('operation', ofOperations(tool))
}
