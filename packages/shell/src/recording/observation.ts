import type { Json, JsonNumber } from '@assent/kernel'
import type { Envelope } from './envelope.js'

/** What somebody saw of a subject at one revision; it moves nothing. The envelope's record is any JSON. */
export interface RecordedObservation {
  readonly entity: string
  readonly id: string
  readonly revision: JsonNumber
  readonly envelope: Envelope<Json>
}
