import { compareText } from '@assent/kernel'

/** The members of a part without order, by code point (K-21). */
export const inNameOrder = <A>(byName: { readonly [name: string]: A }): readonly (readonly [string, A])[] =>
  Object.entries(byName).sort(([left], [right]) => compareText(left, right))
