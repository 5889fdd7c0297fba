import { decide, decideCreate, type Decision } from '@assent/kernel'
import type { Expectation, RecordedCommit } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { validatedInvoice } from '../decide/validated-invoice.js'

/** What one measured commit writes. */
export interface NextCommit {
  readonly commit: RecordedCommit
  readonly expectation: Expectation
}

const accepted = (decision: Either<{ readonly kind: string }, Decision>): Decision => {
  if (isLeft(decision)) throw new Error(`a measured decision is refused: ${decision.left.kind}`)
  return decision.right
}

const recorded = (decision: Decision, record_id: string): RecordedCommit => ({
  instance: decision.instance,
  envelope: {
    record_id,
    recorded_at: '2026-03-01T06:00:00Z',
    correlation: null,
    causation: null,
    actor: 'bench',
    record: decision.record,
  },
})

/** An endless history of small payments on one invoice, each decided when it is asked for. */
export const nextCommits = (subject: string): (() => NextCommit) => {
  const definition = validatedInvoice()
  const fields = { customer: 'Ada', currency: 'EUR', total_cents: 9_000_000_000_000 }
  let last: Decision | undefined
  let count = 0
  return () => {
    count += 1
    const expectation: Expectation =
      last === undefined ? { kind: 'absent' } : { kind: 'revision', revision: last.instance.revision }
    last = accepted(
      last === undefined
        ? decideCreate(definition, { id: subject, fields })
        : decide(definition, { instance: last.instance, operation: 'pay', arguments: { cents: 1, method: 'card' } }),
    )
    return { commit: recorded(last, `${subject}-${count}`), expectation }
  }
}
