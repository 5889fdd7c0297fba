/**
 * A part of a request. One that is no object, or that throws when it is read, has no parts: each is then refused by its
 * own name (K-195).
 */
export const partOf = (request: unknown, name: string): unknown => {
  try {
    return (request as { readonly [name: string]: unknown } | null | undefined)?.[name]
  } catch {
    return undefined
  }
}
