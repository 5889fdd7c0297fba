import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { InvalidInput } from '../refusal/agent-error.js'
import { invalidInput } from '../refusal/refusals.js'
import type { Proposable, Tool } from '../tool.js'
import { chooseVersion } from './choose-version.js'
import { faultOfNewId } from './id-of-new.js'

/** The version of a new subject, whose id is given where this version and the host leave it to the model. */
export const chooseNew = (
  tool: Tool,
  proposed: Proposable,
  named: number | undefined,
  id: string | undefined,
): Either<InvalidInput, number> => {
  const version = chooseVersion(proposed, named)
  if (isLeft(version)) return version
  const message = faultOfNewId(tool, version.right, id)
  return message === undefined ? version : left(invalidInput([{ path: 'id', message }]))
}
