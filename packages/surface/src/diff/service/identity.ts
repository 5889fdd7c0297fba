import type { DefinitionDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, type DefinitionChange } from '../change.js'

/** The field whose address is the id of an instance (SR-82). */
export const identityFieldChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => {
  const [old, next] = [was.identity?.field, is.identity?.field]
  if (old === next) return []
  if (next === undefined)
    return [
      breaksCallers('identity', `removed: \`${old ?? ''}\``, 'a creation that leaves its id to be derived is refused'),
    ]
  const change = old === undefined ? `added: \`${next}\`` : `\`${old}\` -> \`${next}\``
  const stored = `an instance whose id is not the address of its \`${next}\` is refused by every operation`
  return [
    breaksCallers('identity', change, `an id that is not the address of \`${next}\` is refused`),
    breaksStored('identity', change, stored),
  ]
}
