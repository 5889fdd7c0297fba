import type { Truth } from '@assent/kernel'
import type { Resolved } from './operand.js'

/** A truth value, or that the answer must wait for what cannot be read yet (SR-157). */
export type Answer = Truth | 'withheld'

/** What a condition answers, the references that left it open, and those that cannot be read yet. */
export interface Reply {
  readonly answer: Answer
  readonly unresolved: readonly string[]
  readonly withheld: readonly string[]
}

/** An answer that nothing stands in the way of. */
export const plainReply = (answer: Answer): Reply => ({ answer, unresolved: [], withheld: [] })

/**
 * The answer of a question about these operands; unknown where they do not all resolve. Where one is withheld the
 * question is not asked, so nothing else about it is told.
 */
export const replyOf = (operands: readonly Resolved[], answer: () => Answer): Reply => {
  const unresolved = operands.flatMap(({ gaps }) => gaps)
  const withheld = operands.flatMap((operand) => operand.withheld)
  if (withheld.length > 0) return { answer: 'withheld', unresolved: [], withheld }
  return { answer: unresolved.length > 0 ? 'unknown' : answer(), unresolved, withheld }
}

/** What some answers come to: the decisive one decides, else what is withheld, else what is unknown (SR-157). */
export const folded = (decisive: boolean, replies: readonly Reply[]): Reply => {
  const answers = replies.map(({ answer }) => answer)
  const answer = ([decisive, 'withheld', 'unknown'] as const).find((one) => answers.includes(one)) ?? !decisive
  return {
    answer,
    unresolved: replies.flatMap(({ unresolved }) => unresolved),
    withheld: replies.flatMap(({ withheld }) => withheld),
  }
}
