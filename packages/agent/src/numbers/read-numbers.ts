import { isJsonObject, memberOf, toJson, type Json, type JsonObject } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { proposedBy } from '../input/read-input.js'
import { inputMembers } from '../input/members.js'
import type { InvalidInput } from '../refusal/agent-error.js'
import { invalidInput } from '../refusal/refusals.js'
import type { Tool } from '../tool.js'
import { readInteger, readMembers } from './read-text.js'
import { roundedNumbers } from './rounded.js'

/** The schemas that the arguments of an input may have: of the version of a new subject that it names, else of any. */
const schemasOf = (tool: Tool, input: JsonObject) => {
  const proposed = proposedBy(tool, memberOf(input, 'operation'))
  const named = proposed?.operation === null ? memberOf(input, 'version') : undefined
  const versions = proposed?.versions ?? []
  return versions.filter(({ version }) => named === undefined || version === named).map(({ schema }) => schema.fields)
}

const readMember = (tool: Tool, input: JsonObject, name: string, value: Json): Json => {
  const kind = memberOf(inputMembers(tool), name)?.kind
  if (kind === 'revision') return readInteger(value)
  return kind === 'object' && isJsonObject(value) ? readMembers(value, schemasOf(tool, input)) : value
}

/**
 * The input of a tool, from a transport that reads JSON with host numbers (as almost all do): the text of a number's
 * digits, in the place of a number, is that number; a number that such a reader has rounded is refused by its path.
 * What is no plain JSON goes through as it came: the tool itself names its faults.
 *
 * @example readNumbers(tool, { id: 'a', arguments: { amount: '9007199254740993' } })
 * // amount is the exact number 9007199254740993
 */
export const readNumbers = (tool: Tool, input: unknown): Either<InvalidInput, unknown> => {
  const json = toJson(input === undefined ? {} : input, 'input')
  if (isLeft(json) || !isJsonObject(json.right)) return right(input)
  const given = json.right
  const rounded = roundedNumbers(given)
  if (rounded.length > 0) return left(invalidInput(rounded))
  return right(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, readMember(tool, given, name, value)])),
  )
}
