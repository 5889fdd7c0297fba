import { breaksCallers, breaksStored, type DefinitionChange } from './change.js'
import type { FieldPlace } from './place.js'

/** A field that no longer takes what it took. */
export const narrowed = (
  path: string,
  change: string,
  beyond: string,
  { holds }: FieldPlace,
): readonly DefinitionChange[] => {
  const stored = `an instance that holds ${beyond} is refused by every operation that leaves it there`
  return [
    breaksCallers(path, change, `${beyond} is refused`),
    ...(holds === 'fields' ? [breaksStored(path, change, stored)] : []),
  ]
}
