import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Previewed } from '../preview/preview.js'
import type { InvalidInput } from '../refusal/agent-error.js'
import { invalidInput } from '../refusal/refusals.js'
import type { Proposable, Tool } from '../tool.js'
import { chooseNew } from './choose-new.js'
import type { ToolInput } from './tool-input.js'

const fault = (path: string, message: string): Either<InvalidInput, never> => left(invalidInput([{ path, message }]))

/** What an input asks to preview: an operation needs a subject, a creation a version. */
export const choosePreviewed = (
  tool: Tool,
  proposed: Proposable,
  { id, version, arguments: args }: ToolInput,
): Either<InvalidInput, Previewed> => {
  const previewed = { tool, proposed, id, arguments: args }
  if (proposed.operation !== null) {
    if (id === undefined) return fault('id', 'is missing')
    return version === undefined ? right({ ...previewed, version: 0 }) : fault('version', 'is for a new subject only')
  }
  const chosen = chooseNew(tool, proposed, version, id)
  return isLeft(chosen) ? chosen : right({ ...previewed, version: chosen.right })
}
