/** A type as it will be written: a word of TypeScript, or what holds other types. */
export type TypeShape =
  | { readonly form: 'word'; readonly word: string }
  | { readonly form: 'list'; readonly element: TypeShape }
  | { readonly form: 'tuple'; readonly elements: readonly TypeShape[] }
  | { readonly form: 'union'; readonly elements: readonly TypeShape[] }
  | { readonly form: 'map'; readonly element: TypeShape }
  | ObjectShape

/** An object type. `open`: any other members too; `empty`: without members, it admits none. */
export interface ObjectShape {
  readonly form: 'object'
  readonly members: readonly MemberShape[]
  readonly others: 'none' | 'open' | 'unsaid'
}

/** A member of an object type. */
export interface MemberShape {
  readonly name: string
  readonly isOptional: boolean
  readonly type: TypeShape
}

export const word = (text: string): TypeShape => ({ form: 'word', word: text })

/** Any JSON. */
export const anyJson = word('Json')

/** One of several types, each once. */
export const union = (elements: readonly TypeShape[]): TypeShape => {
  const shown = elements.map((element) => JSON.stringify(element))
  return { form: 'union', elements: elements.filter((_, place) => shown.indexOf(shown[place] ?? '') === place) }
}

/** A member that is always there. */
export const member = (name: string, type: TypeShape): MemberShape => ({ name, isOptional: false, type })

/** A member that may be missing. */
export const optionalMember = (name: string, type: TypeShape): MemberShape => ({ name, isOptional: true, type })

/** An object type with these members, of which nothing says whether there are others. */
export const record = (members: readonly MemberShape[]): TypeShape => ({ form: 'object', members, others: 'unsaid' })
