import type { FulfilmentsDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'
import { pairs } from '../pairs.js'

/** The fields whose actions the host gives (SR-142 to SR-145). */
export const fulfilmentChanges = (
  path: string,
  was: FulfilmentsDocument = {},
  is: FulfilmentsDocument = {},
): readonly DefinitionChange[] =>
  pairs(was, is).flatMap(({ name, was: old, is: next }) => {
    const at = `${path}.${name}`
    if (old === undefined) return [breaksCallers(at, 'added', 'without an action of the host for it a call is refused')]
    if (next === undefined) return [breaksCallers(at, 'removed', 'an action of the host for it is refused')]
    if (old.actions === next.actions) return []
    const change = `\`actions\`: ${old.actions} -> ${next.actions}`
    return next.actions === 'required'
      ? [breaksCallers(at, change, 'a host that removes it is refused')]
      : [compatible(at, change, 'a host may remove it too')]
  })
