import { argumentsSchema, type JsonSchema } from '@assent/surface'
import type { Proposable, ToolVersion } from '../tool.js'
import { anyOf } from './shapes.js'

/** What one version takes of a model, as `arguments` or as `fields`. The trusted ones are not in it. */
export const versionSchema = ({ schema }: ToolVersion): JsonSchema =>
  argumentsSchema({ arguments: schema }, { largeNumbers: 'text' })

/** What some version takes: which one it is, the subject says, or of a new one the input. */
export const proposalSchema = ({ versions }: Proposable): JsonSchema => anyOf(versions.map(versionSchema))

/** Does every version want some argument of the model, so that `{}` is never enough? */
export const wantsArguments = ({ versions }: Proposable): boolean =>
  versions.every((version) => versionSchema(version)['required'] !== undefined)
