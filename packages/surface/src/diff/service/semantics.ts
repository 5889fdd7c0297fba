import type { DefinitionDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from '../change.js'

/** The rules that the definition is read by (SR-5, SR-6). */
export const semanticsChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => {
  const [old, next] = [was.semantics ?? 'kernel/1', is.semantics ?? 'kernel/1']
  if (old === next) return []
  const change = `${old} -> ${next}`
  if (was.semantics !== undefined && is.semantics !== undefined)
    return [compatible('semantics', change, 'what both levels know is decided the same way')]
  const other = 'numbers are read and compared in another way: some are refused that were not'
  return [breaksCallers('semantics', change, other), breaksStored('semantics', change, other)]
}
