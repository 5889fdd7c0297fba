import { argumentsSchema, creationFieldsSchema, type JsonSchema } from '@assent/surface'
import type { Proposable, ToolVersion } from '../tool.js'
import { anyOf } from './shapes.js'

/** What one version takes of a model, as `arguments` or as `fields`. The trusted ones are not in it. */
export const versionSchema = ({ operation }: Proposable, { schema }: ToolVersion): JsonSchema =>
  operation === null
    ? creationFieldsSchema({ schema }, { largeNumbers: 'text' })
    : argumentsSchema({ arguments: schema }, { largeNumbers: 'text' })

/** What some version takes: which one it is, the subject says, or of a new one the input. */
export const proposalSchema = (proposed: Proposable): JsonSchema =>
  anyOf(proposed.versions.map((version) => versionSchema(proposed, version)))

/** Does every version want some argument of the model, so that `{}` is never enough? */
export const wantsArguments = (proposed: Proposable): boolean =>
  proposed.versions.every((version) => versionSchema(proposed, version)['required'] !== undefined)
