/** Name order: by Unicode code point, not by UTF-16 unit. */
export const compareNames = (left: string, right: string): number => {
  for (let at = 0; at < left.length && at < right.length; at += 1) {
    const difference = (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/** The members of an object in name order. */
export const membersOf = <A>(object: { readonly [name: string]: A }): readonly (readonly [string, A])[] =>
  Object.entries(object).sort(([left], [right]) => compareNames(left, right))

/** The names of an object in name order. */
export const namesOf = (object: { readonly [name: string]: unknown }): readonly string[] =>
  Object.keys(object).sort(compareNames)

/** Empty, or white space alone. */
export const isBlankText = (text: string): boolean => /^\p{White_Space}*$/u.test(text)
