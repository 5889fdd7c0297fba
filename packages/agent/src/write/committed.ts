import type { StoredDecision } from '@assent/shell'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { start } from '../host/ask.js'
import type { AgentError } from '../refusal/agent-error.js'
import { outcomeTaken } from '../service/outcome-taken.js'
import type { Committed } from './proposal.js'

const startDownstream = <Principal>(
  { host, followUps }: Context<Principal>,
  { commit }: StoredDecision,
  before: boolean,
): void => {
  if (host.onCommitted === undefined || !followUps.isDue(commit.envelope.record_id, before)) return
  start(host, 'onCommitted', () => host.onCommitted?.(commit))
}

const withOutcome = (decision: StoredDecision): Committed => {
  const { instance, envelope } = decision.commit
  return { ...decision, ...outcomeTaken({ instance, record: envelope.record }) }
}

/**
 * A decision is stored: only now has the caller seen it, and does downstream work start. Also where the store says that
 * the record was there already: its reply may have been lost on the way, and work that two processes start is better
 * than work that none does.
 */
export const stored = <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  decision: StoredDecision,
): Committed => {
  context.seen.remember(caller, decision.commit.instance)
  startDownstream(context, decision, false)
  return withOutcome(decision)
}

/** A new record is not stored, or nobody knows: then its downstream work is owed to the retry that settles it. */
export const notStored = <Principal>({ followUps }: Context<Principal>, error: AgentError): void => {
  if (error.kind === 'outcome_unknown') followUps.owe(error.record_id)
}

/** What the runtime answered to a retry: work starts only where nobody knew before that it was stored. */
export const repeated = <Principal>(
  context: Context<Principal>,
  answer: Either<AgentError, StoredDecision>,
): Either<AgentError, Committed> => {
  if (isLeft(answer)) return answer
  startDownstream(context, answer.right, true)
  return right(withOutcome(answer.right))
}
