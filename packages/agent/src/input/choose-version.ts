import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { InvalidInput } from '../refusal/agent-error.js'
import { invalidInput } from '../refusal/refusals.js'
import type { Proposable } from '../tool.js'

const fault = (message: string): Either<InvalidInput, never> => left(invalidInput([{ path: 'version', message }]))

/** The version of a new subject: the one that is named, or the only one. */
export const chooseVersion = ({ versions }: Proposable, named: number | undefined): Either<InvalidInput, number> => {
  const allowed = versions.map(({ version }) => version)
  const [only, ...others] = allowed
  if (named !== undefined) return allowed.includes(named) ? right(named) : fault(`is none of ${allowed.join(', ')}`)
  return only === undefined || others.length > 0 ? fault(`is missing: one of ${allowed.join(', ')}`) : right(only)
}
