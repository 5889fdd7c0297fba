import type { CoreError } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

/** Is nothing of what was refused said of this member? */
export const isSilentOn = (place: string, decided: Either<CoreError, unknown>): boolean =>
  !isLeft(decided) ||
  decided.left.kind !== 'validation' ||
  !decided.left.errors.some(
    ({ path }) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`),
  )
