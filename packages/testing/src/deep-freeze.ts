/** Freezes a value and everything in it, and gives it back: a write to any part of it throws from then on (K-3). */
export const deepFreeze = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(deepFreeze)
  return value
}
