import { invalid } from '../../decide/refusals.js'
import type { ValidationRefusal } from '../../refusal.js'
import type { DomainEvent } from '../record.js'

/** A fault of the history names the event by index and type (K-216). */
export const faultOfEvent = (index: number, { type }: DomainEvent, fault: string): ValidationRefusal =>
  invalid('events', `event ${index} (\`${type}\`): ${fault}`)
