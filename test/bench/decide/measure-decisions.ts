import type { Effort } from '../effort.js'
import { comparison, duration, printRows, wholeRate } from '../print-table.js'
import { sideBySide } from '../side-by-side.js'
import { goodCalls, ruledOut, type GoodCall } from './calls.js'
import { handWritten, kernel } from './contenders.js'
import { proveHandWritten, proveRival, proveVerdicts } from './prove.js'
import { cedar } from './rivals/cedar.js'
import { jsonRulesEngine } from './rivals/json-rules-engine.js'
import type { Rival } from './rivals/rival.js'
import { xState } from './rivals/x-state.js'
import { validatedInvoice } from './validated-invoice.js'

interface Comparison {
  readonly title: string
  readonly calls: readonly GoodCall[]
}

const accepted: Comparison = {
  title: 'accepted: arguments, two preconditions, three assignments, two invariants, one event, a full record',
  calls: goodCalls,
}

const refused: Comparison = { title: 'refused by the state or by a rule', calls: ruledOut }

const compare = async (rivals: readonly Rival[], { title, calls }: Comparison, effort: Effort): Promise<void> => {
  const measured = await sideBySide(
    rivals.map(({ contend }) => contend(calls)),
    effort,
  )
  printRows(
    ['', 'one takes', 'a second', 'the kernel is', 'does'],
    measured.map(({ name, perSecond, ratio }, index) => {
      const against = index === 0 ? '' : comparison(1 / ratio)
      return [name, duration(1 / perSecond), wholeRate(perSecond), against, rivals[index]?.does ?? '']
    }),
    title,
  )
}

/**
 * Decisions of the kernel against other ways of deciding the same calls, each as fast as its documentation lets it be
 * and as complete as it can be: what it does not do stands beside its figure.
 */
export const measureDecisions = async (effort: Effort): Promise<void> => {
  const definition = validatedInvoice()
  const rivals = [kernel(definition), handWritten(definition), xState, jsonRulesEngine, cedar()] as const
  const [subject, ...others] = rivals
  await proveVerdicts(subject)
  proveHandWritten(definition)
  for (const other of others) await proveRival(subject, other)
  await compare(rivals, accepted, effort)
  await compare(rivals, refused, effort)
}
