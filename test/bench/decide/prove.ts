import { canonical, type CoreError, type Decision, type Json, type ValidatedDefinition } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { goodCalls, malformed, ruledOut, type Call } from './calls.js'
import { decideCall } from './contenders.js'
import { payByHand } from './rivals/hand-written.js'
import type { Answer, Rival } from './rivals/rival.js'

const told = (value: unknown): string => canonical(value as Json)

/** A decision by all its bytes; a refusal by its kind and its rule, since sentences are each author's own. */
const bytesOf = (outcome: Decision | CoreError): string => {
  if (!('kind' in outcome)) return told(outcome)
  return told({ kind: outcome.kind, rule: 'rule' in outcome ? outcome.rule : null })
}

const proveSameOutcome = (definition: ValidatedDefinition, call: Call): void => {
  const outcome = decideCall(definition, call)
  const expected = bytesOf(isLeft(outcome) ? outcome.left : outcome.right)
  const found = bytesOf(payByHand(definition.document, call))
  if (found === expected) return
  throw new Error(`of ${told(call)} the hand-written function says ${found}, the kernel ${expected}`)
}

/** A rival that answers something else is none: every call that the benchmark knows, good and bad. */
export const proveHandWritten = (definition: ValidatedDefinition): void => {
  for (const call of [...goodCalls, ...ruledOut, ...malformed]) proveSameOutcome(definition, call)
}

/** The parts of `expected` that `found` has; both sides of a comparison say only what both compute. */
const partOf = (expected: Answer, found: Answer): string =>
  told(Object.fromEntries(Object.keys(found).map((name) => [name, expected[name as keyof Answer]])))

/** Every rival accepts what the kernel accepts, refuses what its rules refuse, and what it computes is the same. */
export const proveRival = async (kernel: Rival, other: Rival): Promise<void> => {
  for (const call of [...goodCalls, ...ruledOut]) {
    const expected = await kernel.answer(call)
    const found = await other.answer(call)
    if (told(found) === partOf(expected, found)) continue
    throw new Error(`of ${told(call)} ${other.name} says ${told(found)}, the kernel ${partOf(expected, found)}`)
  }
}

/** The calls that are measured as accepted are, and those as refused are not. */
export const proveVerdicts = async (kernel: Rival): Promise<void> => {
  for (const call of goodCalls) {
    if (!(await kernel.answer(call)).accepted) throw new Error(`the kernel refuses the measured ${told(call)}`)
  }
  for (const call of ruledOut) {
    if ((await kernel.answer(call)).accepted) throw new Error(`the kernel accepts ${told(call)}`)
  }
}
