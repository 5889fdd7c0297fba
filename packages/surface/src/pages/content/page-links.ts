/** Where the page of an entity type is, seen from the page of another one; nothing, where it is not in the set. */
export type LinkTo = (entity: string) => string | undefined
