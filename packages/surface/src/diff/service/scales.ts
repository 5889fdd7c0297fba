import { isJsonArray, isJsonObject, type DefinitionDocument, type Json } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from '../change.js'
import { isSame, pairs } from '../pairs.js'
import { isOrderedAlike } from './ranks.js'

const orders = new Set<Json>(['lt', 'lte', 'gt', 'gte'])

/** Is there a condition anywhere inside that asks for an order, which may be one of texts (SR-79)? */
const asksForOrder = (part: Json): boolean => {
  if (isJsonArray(part)) return part.some(asksForOrder)
  if (!isJsonObject(part)) return false
  const { compare = null } = part
  if (isJsonObject(compare) && orders.has(compare['op'] ?? null)) return true
  return Object.values(part).some(asksForOrder)
}

const partsOf = ({ create, operations, invariants }: DefinitionDocument): Json =>
  ({ create, operations, invariants }) as unknown as Json

const effectsOf = (path: string, change: string, was: DefinitionDocument, is: DefinitionDocument) => {
  if (!asksForOrder(partsOf(was)) && !asksForOrder(partsOf(is)))
    return [compatible(path, change, 'no condition asks for an order')]
  if (isOrderedAlike(was.scales ?? {}, is.scales ?? {}))
    return [compatible(path, change, 'texts that had an order have it still')]
  const reason = 'texts stand in another order, or in none'
  return [
    breaksCallers(path, change, `${reason}: what was accepted may be refused`),
    ...(asksForOrder(is.invariants as unknown as Json)
      ? [breaksStored(path, change, `${reason}: an invariant may refuse an instance that is stored`)]
      : []),
  ]
}

const shown = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ')

/** The scales, by which texts are ordered (SR-78). */
export const scaleChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] =>
  pairs(was.scales ?? {}, is.scales ?? {}).flatMap(({ name, was: old, is: next }) => {
    if (isSame(old, next)) return []
    const path = `scales.${name}`
    if (old === undefined) return effectsOf(path, 'added', was, is)
    if (next === undefined) return effectsOf(path, 'removed', was, is)
    return effectsOf(path, `${shown(old)} -> ${shown(next)}`, was, is)
  })
