import type { Decision } from '@assent/kernel'
import { documentOf, type Response } from '../calls.js'

/** The keys that an accepted decision answers. */
export const decided = (decision: Decision): Response => ({
  instance: documentOf(decision.instance),
  events: documentOf(decision.events),
  record: documentOf(decision.record),
  value: documentOf(decision),
})
