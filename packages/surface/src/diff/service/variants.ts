import type { FieldDocument } from '@assent/kernel'
import { compatible, type DefinitionChange } from '../change.js'
import { narrowed } from '../narrowed.js'
import { pairs } from '../pairs.js'
import type { FieldPlace } from '../place.js'

/** The member that holds the label of a union, and the labels; what is inside a payload is told elsewhere (SR-24). */
export const labelChanges = (
  path: string,
  was: FieldDocument,
  is: FieldDocument,
  place: FieldPlace,
): readonly DefinitionChange[] => {
  if (was.variants === undefined || is.variants === undefined) return []
  if (was.tag !== is.tag) {
    const change = `\`tag\`: ${was.tag ?? ''} -> ${is.tag ?? ''}`
    return narrowed(path, change, `a label under \`${was.tag ?? ''}\``, place)
  }
  return pairs(was.variants, is.variants).flatMap(({ name, was: old, is: next }) => {
    if (old === undefined) return [compatible(path, `also \`${name}\``, 'what was accepted still is')]
    return next === undefined ? narrowed(path, `no longer \`${name}\``, 'this label', place) : []
  })
}
