const rankOf = (name: string, seed: number): number =>
  Array.from(name).reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0, seed)

/** The same value with the members of every object in another order, fixed by the seed. */
export const shuffled = (value: unknown, seed: number): unknown => {
  if (Array.isArray(value)) return value.map((element) => shuffled(element, seed))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const members = Object.entries(value).map(([name, member]) => [name, shuffled(member, seed)] as const)
  return Object.fromEntries(members.sort(([a], [b]) => rankOf(a, seed) - rankOf(b, seed)))
}
