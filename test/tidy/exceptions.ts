import type { Exception } from './lengths.js'

/** Longer than the ceiling for a reason. A ceiling here only ever comes down. */
export const longByDesign: readonly Exception[] = []
