/** Numbers from 0. */
export const list = (length: number): readonly number[] => Array.from({ length }, (_, index) => index)

export const wrongList = (length: number): readonly string[] => list(length).map(String)

/** An object of so many members, named `member_0` and so on. */
export const members = (count: number, name = 'member_'): object =>
  Object.fromEntries(list(count).map((index) => [`${name}${index}`, index]))

export const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

/** A list that holds one list twice, which holds one list twice: few objects, and text of 2 to the power of them. */
export const unfolding = (levels: number): unknown => {
  let value: unknown = []
  for (let level = 0; level < levels; level += 1) value = [value, value]
  return value
}

const digits = (count: number): string => '7'.repeat(count)

/** A text that holds one number of so many digits. */
export const longNumber = (name: string, count: number): string => `{"${name}":${digits(count)}}`

/** Two of them, which differ in the last digit. */
export const longPair = (count: number): string => `{"number":${digits(count)}1,"other":${digits(count)}2}`

export const hugeExponent = (name: string, exponent: number): string => `{"${name}":1e${exponent}}`

/** A number huge by its exponent, and one as near to nothing. */
export const farPair = (exponent: number): string => `{"number":1e-${exponent},"other":1e${exponent}}`

/** An object that says one name again and again. */
export const repeatedKey = (count: number): string => `{${'"key":1,'.repeat(count)}"key":1}`

export const escapes = (count: number): string => `"${'\\u00e4'.repeat(count)}"`

/** Numbers whose spelling has to be kept. */
export const spellings = (count: number): string => `[${'1.50,'.repeat(count)}1.50]`
