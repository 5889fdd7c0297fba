import { canonical, decide, type Decision, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { printTable } from '../print-table.js'
import { sideBySide } from '../side-by-side.js'
import { payByHand } from './hand-written.js'
import { validatedInvoice } from './validated-invoice.js'
import { openInvoice, payment } from './workload.js'

const byKernel = (definition: ValidatedDefinition): Decision => {
  const decision = decide(definition, { instance: openInvoice, operation: 'pay', arguments: payment })
  if (isLeft(decision)) throw new Error(`the measured decision is refused: ${decision.left.kind}`)
  return decision.right
}

const byHand = (definition: ValidatedDefinition): Decision => {
  const decision = payByHand(definition.document, openInvoice, payment)
  if (typeof decision === 'string') throw new Error(`the rival refuses the measured decision: ${decision}`)
  return decision
}

const repeat =
  (work: () => unknown) =>
  (runs: number): void => {
    for (let run = 0; run < runs; run += 1) work()
  }

/** A rival that answers something else is none. */
const proveEqual = (definition: ValidatedDefinition): void => {
  if (canonical(byKernel(definition)) !== canonical(byHand(definition))) {
    throw new Error('the hand-written function does not give the same bytes')
  }
}

/** Decisions per second of the kernel against a function that a careful developer would write for the one operation. */
export const measureDecisions = async (rounds: number): Promise<void> => {
  const definition = validatedInvoice()
  proveEqual(definition)
  const measured = await sideBySide(
    [
      { name: 'hand-written function', work: repeat(() => byHand(definition)) },
      { name: 'kernel', work: repeat(() => byKernel(definition)) },
    ],
    rounds,
  )
  printTable('one decision, the same canonical bytes', 'decisions/s', measured)
}
