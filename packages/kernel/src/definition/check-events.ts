import type { EventDocument } from '../document/document.js'
import { isBlank } from '../value/text.js'
import { checkTemplate } from './check-template.js'
import type { Defect } from './defect.js'
import type { Place } from './place.js'

const checkPayload = ({ payload }: EventDocument, path: string, place: Place): readonly Defect[] => {
  const fault = checkTemplate(payload, `${path}.payload`, place)
  return fault === undefined ? [] : [{ kind: 'invalid_template', ...fault }]
}

/** The type, or else the payload. `operation` is null for the creation's event. */
export const checkEvent = (
  event: EventDocument,
  path: string,
  operation: string | null,
  place: Place,
): readonly Defect[] =>
  isBlank(event.type) ? [{ kind: 'empty_event_type', operation }] : checkPayload(event, path, place)
