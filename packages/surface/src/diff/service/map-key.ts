import type { FieldDocument, MapKey } from '@assent/kernel'
import { compatible, type DefinitionChange } from '../change.js'
import { narrowed } from '../narrowed.js'
import type { FieldPlace } from '../place.js'

/** Does every key of the first kind spell one of the second (SR-23)? */
const isWider = (was: MapKey, is: MapKey): boolean => is === 'string' || (was === 'integer' && is === 'decimal')

/** What the keys of a map spell. */
export const mapKeyChanges = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  const [old, next] = [was.key, is.key]
  if (old === undefined || next === undefined || old === next) return []
  const change = `\`key\`: ${old} -> ${next}`
  return isWider(old, next)
    ? [compatible(path, change, 'what was accepted still is')]
    : narrowed(path, change, `a key that is no ${next}`, place)
}
