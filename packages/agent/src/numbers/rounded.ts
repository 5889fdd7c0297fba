import { isJsonArray, isJsonObject, type Json, type ValueError } from '@assent/kernel'

const message = 'is a number beyond ±9007199254740991, which was rounded on its way: write the text of its digits'

const within = (value: Json, path: string, found: ValueError[]): void => {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) found.push({ path, message })
  else if (isJsonArray(value)) value.forEach((element, index) => within(element, `${path}[${index}]`, found))
  else if (isJsonObject(value)) {
    for (const [name, member] of Object.entries(value)) within(member, path === '' ? name : `${path}.${name}`, found)
  }
}

/**
 * The host numbers beyond ±(2^53−1): what was read by `JSON.parse` may have been another number when it was written. An
 * exact number is what it was.
 */
export const roundedNumbers = (value: Json): readonly ValueError[] => {
  const found: ValueError[] = []
  within(value, '', found)
  return found
}
