import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'

/** Where two values differ, and what stands there. */
export interface Difference {
  readonly path: string
  readonly expected: Json
  readonly found: Json
}

/** Names and values of an object or a list; nothing of a scalar. */
const partsOf = (value: Json): readonly (readonly [string, Json])[] | undefined => {
  if (isJsonArray(value)) return value.map((element, index) => [`[${index}]`, element])
  return isJsonObject(value)
    ? Object.keys(value)
        .sort()
        .map((name) => [`.${name}`, value[name] ?? null])
    : undefined
}

/** The smallest place that holds every difference, so that two long values need not be compared by eye. */
export const differenceOf = (expected: Json, found: Json, write: (value: Json) => string, path = ''): Difference => {
  const here = { path, expected, found }
  const [ours, theirs] = [partsOf(expected), partsOf(found)]
  if (ours === undefined || ours.length !== theirs?.length) return here
  if (ours.some(([name], index) => name !== theirs[index]?.[0])) return here
  const differing = ours.flatMap(([name, part], index) => {
    const other = theirs[index]?.[1] ?? null
    return write(part) === write(other) ? [] : [{ name, part, other }]
  })
  const [only, another] = differing
  if (only === undefined || another !== undefined) return here
  return differenceOf(only.part, only.other, write, `${path}${only.name}`)
}
