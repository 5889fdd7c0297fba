import { isJsonArray, isJsonObject, type ConditionDocument, type Json } from '@assent/kernel'
import { membersOf } from '../names.js'
import { declaredAt, undeclared, type Place } from './place.js'
import { folded, replyOf, type Reply } from './reply.js'
import { resolveOperand } from './operand.js'
import { lookUp, segmentsOf, type Scope } from './scope.js'

/** A quantifier: the collection, the name of its element, what is asked of each. */
export interface Quantifier {
  readonly in: string
  readonly as: string
  readonly that: ConditionDocument
}

/** The elements of a list in order, the values of an object in key order, or nothing (SR-67). */
const elementsOf = (collection: Json): readonly Json[] | undefined => {
  if (isJsonArray(collection)) return collection
  return isJsonObject(collection) ? membersOf(collection).map(([, value]) => value) : undefined
}

/** An element, declared as what registration found; a bare binder has none that it could find (SR-66). */
const elementPlace = (collection: string, value: Json, scope: Scope): Place => {
  const [root, path] = segmentsOf(collection)
  const declared = path.length === 0 ? undefined : declaredAt(scope.places[root]?.declared, path)
  const isCollection = declared?.type === 'array' || declared?.type === 'map'
  const items = isCollection ? (declared.items ?? undefined) : undefined
  return items === undefined ? undeclared(value) : { value, declared: items, isChecked: true }
}

const within = (scope: Scope, as: string, element: Place): Scope => ({
  ...scope,
  places: { ...scope.places, [as]: element },
  withheld: scope.withheld.filter((root) => root !== as),
})

/** `for_all`, where false is decisive, and `for_any`, where true is (SR-68). */
export const askQuantifier = (
  decisive: boolean,
  quantifier: Quantifier,
  scope: Scope,
  ask: (condition: ConditionDocument, scope: Scope) => Reply,
): Reply => {
  const { in: collection, as, that } = quantifier
  const resolved = resolveOperand(collection, scope)
  if (resolved.seen === undefined) return replyOf([resolved], () => 'unknown')
  const elements = elementsOf(lookUp(collection, scope) ?? null)
  if (elements === undefined) return replyOf([], () => 'unknown')
  const replies: Reply[] = []
  for (const element of elements) {
    const reply = ask(that, within(scope, as, elementPlace(collection, element, scope)))
    replies.push(reply)
    if (reply.answer === decisive && !scope.asksAll) break
  }
  return folded(decisive, replies)
}
