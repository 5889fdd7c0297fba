import type { Decision } from '@assent/kernel'
import { documentOf, type Response } from '../calls.js'
import type { CoreState } from './state.js'

/** Keeps the record of an accepted decision, and answers the decision's keys. */
export const decided =
  (state: CoreState) =>
  (decision: Decision): Response => {
    state.records.push(decision.record)
    return {
      instance: documentOf(decision.instance),
      events: documentOf(decision.events),
      record: documentOf(decision.record),
      value: documentOf(decision),
    }
  }
