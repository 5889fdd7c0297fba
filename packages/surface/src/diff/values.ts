import { stringify } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import type { FieldPlace } from './place.js'

const listed = (values: readonly string[]): string => values.map((value) => stringify(value)).join(', ')

/** The texts of an enum. Their order and repetitions mean nothing to a decision (K-23, K-55). */
export const valueChanges = (
  path: string,
  was: readonly string[],
  is: readonly string[],
  { holds }: FieldPlace,
): readonly DefinitionChange[] => {
  const gone = was.filter((value) => !is.includes(value))
  const come = is.filter((value) => !was.includes(value))
  const [lost, won] = [`no longer ${listed(gone)}`, `also ${listed(come)}`]
  return [
    ...(gone.length === 0
      ? []
      : [
          breaksCallers(path, lost, 'a request that gives it is refused'),
          ...(holds === 'fields'
            ? [breaksStored(path, lost, 'an instance that holds it is refused by every operation that leaves it there')]
            : []),
        ]),
    ...(come.length === 0 ? [] : [compatible(path, won, 'what was accepted still is')]),
  ]
}
