import { fulfill } from '../../../src/decide/service/continue.js'
import { decideCreateDerived } from '../../../src/decide/service/evaluate.js'
import { decide } from '../../../src/decide/execute.js'
import type { Decision, DecisionRecord } from '../../../src/record/record.js'
import { accepted } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { appointment } from '../appointment.js'
import { asking } from '../prepare/prepared.js'

/** The creation of the appointment `X-1`. */
export const creation = accepted(decideCreateDerived(appointment, { fields: { code: 'X-1' } }))

/** It is confirmed for a quarter of an hour; the front desk keeps the room and takes a time away that was not there. */
export const confirmation = ((): Decision => {
  const waiting = asking({ minutes: 15 }, creation.instance as unknown as Part)
  const evaluation = accepted(fulfill(waiting, { confirmed_at: 'remove', room: { set: { value: 'B' } } }))
  if ('accepted' in evaluation) return evaluation.accepted
  throw new Error('expected an accepted evaluation')
})()

/** A note is written, by an operation without outcomes. */
export const annotation = accepted(
  decide(appointment, { instance: confirmation.instance, operation: 'annotate', arguments: { note: 'call' } }),
)

/** The three records, oldest first. */
export const history: readonly DecisionRecord[] = [creation.record, confirmation.record, annotation.record]
