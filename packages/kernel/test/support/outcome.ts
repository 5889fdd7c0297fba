import type { Either } from 'fp-ts/lib/Either.js'
import './exact-number-equality.js'

const shown = (value: unknown): string => JSON.stringify(value, null, 2)

/** The answer; a test that gets a refusal instead is shown the refusal. */
export const accepted = <E, A>(outcome: Either<E, A>): A => {
  if (outcome._tag === 'Left') throw new Error(`expected an answer, found the refusal ${shown(outcome.left)}`)
  return outcome.right
}

/** The refusal; a test that gets an answer instead is shown the answer. */
export const refused = <E, A>(outcome: Either<E, A>): E => {
  if (outcome._tag === 'Right') throw new Error(`expected a refusal, found the answer ${shown(outcome.right)}`)
  return outcome.left
}

/** The paths of a `validation` refusal, in order; another refusal is shown. */
export const errorPaths = (outcome: Either<unknown, unknown>): readonly string[] => {
  const refusal = refused(outcome)
  if (!isValidation(refusal)) throw new Error(`expected validation errors, found the refusal ${shown(refusal)}`)
  return refusal.errors.map(({ path }) => path)
}

const isValidation = (refusal: unknown): refusal is { readonly errors: readonly { readonly path: string }[] } =>
  typeof refusal === 'object' && refusal !== null && 'kind' in refusal && refusal.kind === 'validation'
