import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { usage, type Failure } from '../failure.js'

/** Standard input is read once: two flags that want it are refused before anything is read (L-9). */
export const standardInputOnce = (
  values: readonly (readonly [flag: string, value: string | undefined])[],
): Either<Failure, void> => {
  const readers = values.filter(([, value]) => value === '-').map(([flag]) => `\`${flag}\``)
  return readers.length < 2
    ? right(undefined)
    : left(usage(`${readers.join(' and ')} both read standard input: give one of them as @path`))
}
