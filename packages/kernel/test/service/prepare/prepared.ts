import { prepare, type Preparation } from '../../../src/decide/service/prepare.js'
import type { LoadContinuation } from '../../../src/decide/service/continuation.js'
import { selectWith } from '../../../src/decide/service/continue.js'
import type { FulfillmentContinuation } from '../../../src/decide/service/continuation.js'
import { accepted } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { appointment, booked } from '../appointment.js'

/** The preparation of a confirmation of `X-1`. */
export const preparing = (args: Part, operation = 'confirm'): Preparation =>
  accepted(prepare(appointment, { id: 's:X-1', operation, arguments: args }))

/** A continuation that waits for the instance. */
export const waiting = (args: Part, operation = 'confirm'): LoadContinuation => {
  const prepared = preparing(args, operation)
  if (prepared.status === 'load') return prepared.continuation
  throw new Error(`expected a load, found ${prepared.status}`)
}

/** A continuation that waits for actions. */
export const asking = (args: Part, instance: Part = booked()): FulfillmentContinuation => {
  const selection = accepted(selectWith(waiting(args), instance))
  if (selection.status === 'needs_fulfillment') return selection.continuation
  throw new Error(`expected to be asked for actions, found ${selection.status}`)
}
