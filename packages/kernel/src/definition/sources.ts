/** The states that a transition or a move starts from, one or many (K-119). */
export const sourcesOf = ({ from }: { readonly from: string | readonly string[] }): readonly string[] =>
  typeof from === 'string' ? [from] : from
