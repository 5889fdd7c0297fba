const plainRoots = ['id', 'entity', 'version', 'state', 'from_state', 'to_state'] as const
const objectRoots = ['args', 'fields', 'old_fields'] as const

/** What a reference may start from (K-74). */
export type Root = (typeof plainRoots)[number] | (typeof objectRoots)[number]

/**
 * A reference taken apart. Only `args`, `fields` and `old_fields` have a path; an empty one is the whole object
 * (K-80).
 */
export interface Reference {
  readonly root: Root
  readonly path: readonly string[]
}

/** Is a text of a template a reference? A text that starts with `$$` is a literal (K-73). */
export const isReference = (text: string): boolean => text.startsWith('$') && !text.startsWith('$$')

/** What a text that is no reference stands for: `$$x` is the text `$x` (K-73). */
export const literalOf = (text: string): string => (text.startsWith('$$') ? text.slice(1) : text)

/** Takes a reference apart, or nothing where no such reference exists (K-74, K-75). */
export const parseReference = (text: string): Reference | undefined => {
  const [name, ...path] = text.slice(1).split('.')
  const plain = plainRoots.find((root) => root === name)
  if (plain !== undefined) return path.length === 0 ? { root: plain, path } : undefined
  const object = objectRoots.find((root) => root === name)
  return object === undefined ? undefined : { root: object, path }
}
