/** Freezes a value and everything in it, so that a write to it throws. */
export const deepFreeze = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze)
    Object.freeze(value)
  }
  return value
}

/** The same plain value with the members of every object in the opposite order. */
export const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  )
}

/** Overwrites what can be overwritten in a value and in everything in it; what is frozen stays. */
export const spoil = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    spoil(member)
    Reflect.set(value, name, 'spoiled')
  }
  Reflect.set(value, 'spoiled', true)
}
