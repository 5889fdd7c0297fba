import { compareText, isJsonObject, type Json } from '@assent/kernel'
import { code, text, type Line } from '../block.js'
import { legible, legibleJson } from '../legible.js'

const assignment = ([field, value]: readonly [string, Json]): Line => {
  const name = code(legible(field))
  if (isJsonObject(value) && Object.hasOwn(value, 'cleared')) return [name, text(' is cleared')]
  if (isJsonObject(value) && Object.hasOwn(value, 'increment'))
    return [name, text(' grows by '), code(legibleJson(value['increment'] ?? null))]
  return [name, text(' becomes '), code(legibleJson(value))]
}

/** What happens to which field, in name order. */
export const assignmentItems = (set: { readonly [field: string]: Json }): readonly Line[] =>
  Object.entries(set)
    .sort(([one], [other]) => compareText(one, other))
    .map(assignment)
