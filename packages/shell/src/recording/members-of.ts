/** The members of what should be an object; of anything else, none: each is then missing by its own name. */
export const membersOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : {}
