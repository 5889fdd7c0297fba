import { decide, decideCreate, type Decision, type ValidatedDefinition } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { invoice } from '../decide/workload.js'
import { definitionOf } from '../definition-of.js'
import { readAgain } from '../read-again.js'

/** The measured definition, with an event at creation, so that its events alone tell a history too. */
export const toldInvoice = (): ValidatedDefinition =>
  definitionOf({ ...invoice, create: { emit: { type: 'InvoiceOpened', payload: { invoice: '$id' } } } })

const accepted = (decision: Either<{ readonly kind: string }, Decision>): Decision => {
  if (isLeft(decision)) throw new Error(`a decision of the history is refused: ${decision.left.kind}`)
  return decision.right
}

/** A creation and payments after it, as they come from a store: so many decisions. */
export const historyOf = (definition: ValidatedDefinition, length: number): readonly Decision[] => {
  const fields = { customer: 'Ada', currency: 'EUR', total_cents: 9_000_000 }
  const decisions = [accepted(decideCreate(definition, { id: 'inv-1', fields }))]
  for (let last = decisions[0]; decisions.length < length && last !== undefined; decisions.push(last)) {
    const args = { cents: decisions.length, method: 'card' }
    last = accepted(decide(definition, { instance: last.instance, operation: 'pay', arguments: args }))
  }
  return readAgain(decisions)
}
