import { isJsonArray, isJsonNumber, isJsonObject, type Json } from '@assent/kernel'
import { literalOf, referencesIn } from '../facts.js'
import { membersOf } from '../names.js'
import { isWithheld, lookUp, type Scope } from './scope.js'
import { seenLiteral, seenValue, type Seen } from './seen.js'

/** What an operand comes to: a value, unless something in it gives nothing. */
export interface Resolved {
  readonly seen?: Seen
  /** The references that gave nothing, or null (SR-75). */
  readonly gaps: readonly string[]
  /** The references that cannot be read yet. */
  readonly withheld: readonly string[]
}

const look = (operand: Json, scope: Scope): Seen => {
  if (typeof operand === 'string')
    return referencesIn(operand).length > 0
      ? seenValue(lookUp(operand, scope) ?? null)
      : { kind: 'text', text: literalOf(operand) }
  if (isJsonNumber(operand)) return seenLiteral(operand)
  if (isJsonArray(operand)) return { kind: 'list', elements: operand.map((element) => look(element, scope)) }
  if (!isJsonObject(operand)) return seenValue(operand)
  return { kind: 'object', members: membersOf(operand).map(([name, member]) => [name, look(member, scope)]) }
}

/** Resolves an operand, every member of it, even after a gap (SR-74). */
export const resolveOperand = (operand: Json, scope: Scope): Resolved => {
  const references = referencesIn(operand)
  const withheld = references.filter((reference) => isWithheld(reference, scope))
  const gaps = references.filter(
    (reference) => !isWithheld(reference, scope) && (lookUp(reference, scope) ?? null) === null,
  )
  return gaps.length + withheld.length === 0 ? { seen: look(operand, scope), gaps, withheld } : { gaps, withheld }
}
