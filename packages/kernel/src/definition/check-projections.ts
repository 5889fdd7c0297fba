import type { DefinitionDocument, ProjectionDocument } from '../document/document.js'
import { namesOf } from '../value/text.js'
import { checkReference } from './check-reference.js'
import type { Defect } from './defect.js'
import { projectionPlace, type Place } from './place.js'
import { addressOf } from './service/service-address.js'

/** Stored rows are grouped by what they hold, and the size of a text is not held (SR-53). */
const checkSize = (key: string, place: Place): string | undefined => {
  const address = place.level === 0 ? undefined : addressOf(key, place)
  const isSize = address !== undefined && 'form' in address && address.form === 'text_count'
  return isSize ? `\`${key}\` reads the size of a text, which is no key` : undefined
}

/** The key of a projection, then its state (K-148). A key that starts with no `$` is accepted and files nothing. */
const checkProjection = (
  { key, in_state }: ProjectionDocument,
  name: string,
  place: Place,
  states: ReadonlySet<string>,
): readonly Defect[] => {
  const path = `projections.${name}`
  const fault = key.startsWith('$') ? (checkReference(key, place) ?? checkSize(key, place)) : undefined
  const unknown = in_state !== null && !states.has(in_state)
  return [
    ...(fault === undefined ? [] : [{ kind: 'invalid_template', path, message: fault } as const]),
    ...(unknown ? [{ kind: 'invalid_rule', path, message: `\`${in_state}\` is not a state` } as const] : []),
  ]
}

/** Every projection, in name order. */
export const checkProjections = (document: DefinitionDocument): readonly Defect[] => {
  const place = projectionPlace(document)
  const states = new Set(document.lifecycle.states)
  return namesOf(document.projections).flatMap((name) =>
    checkProjection(document.projections[name] as ProjectionDocument, name, place, states),
  )
}
