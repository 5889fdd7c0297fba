/** How far an exploration goes. Every member has a default in `defaultBounds`; a caller may override each. */
export interface Bounds {
  /** Instances that are kept and looked at. */
  readonly instances: number
  /** Operations after the creation; a guided search goes on from there. */
  readonly depth: number
  /** Creations that are tried. */
  readonly creations: number
  /** Calls of one operation that are tried on one instance. */
  readonly calls: number
  /** Values that are tried in one field or argument. */
  readonly values: number
  /** Instances that are kept beyond those, on the way to rules that have not refused yet. */
  readonly guided: number
}

/** The name of a bound. */
export type BoundName = keyof Bounds

/**
 * 400 instances and 200 guided ones, 8 operations deep, 64 creations, 24 calls of an operation, 12 values of a field.
 */
export const defaultBounds: Bounds = Object.freeze({
  instances: 400,
  depth: 8,
  creations: 64,
  calls: 24,
  values: 12,
  guided: 200,
})

/** Every bound: those that are given, and the defaults of the others. */
export const withDefaults = (given: Partial<Bounds>): Bounds => ({ ...defaultBounds, ...given })
