import type { CompiledCopy } from '../../definition/service/compiled-copy.js'
import { isJsonObject, memberOf, type Json, type JsonObject } from '../../value/json.js'
import { inNameOrder } from '../../value/members.js'
import type { Writing } from './written.js'

/** The value of an optional argument, a present null too; nothing where it or what holds it is absent (SR-132). */
const copiedValue = ({ path }: CompiledCopy, args: JsonObject): Json | undefined => {
  let value: Json | undefined = args
  for (const segment of path) {
    if (value === undefined || !isJsonObject(value)) return undefined
    value = memberOf(value, segment)
  }
  return value
}

/** The fields that get an argument which is present; the others stay as they are (SR-134). */
export const copiedFields = (copies: readonly CompiledCopy[], args: JsonObject): readonly Writing[] =>
  copies.flatMap((copy) => {
    const value = copiedValue(copy, args)
    const { target: field, slot, field: target, write } = copy
    return value === undefined ? [] : [{ target: { field, slot, target, write }, value }]
  })

/** An object with the members whose argument is present (SR-133). */
export const withCopiedMembers = (object: JsonObject, copies: readonly CompiledCopy[], args: JsonObject): JsonObject =>
  copies.length === 0
    ? object
    : inNameOrder(
        object,
        copies.flatMap((copy) => {
          const value = copiedValue(copy, args)
          return value === undefined ? [] : [[copy.target, value] as const]
        }),
      )
