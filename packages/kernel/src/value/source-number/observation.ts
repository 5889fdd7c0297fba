/** A decimal `units × 10^−scale`: at most 2^127 − 1 units either way, and 0 to 255 places (SR-33). */
export interface SourceDecimal {
  readonly units: bigint
  readonly scale: number
}

/** A number as the service rules observe it; what is stored is its token, and that stays as it is (SR-33). */
export interface Observation {
  /** Nothing for a finite binary64 that no such decimal spells. */
  readonly decimal: SourceDecimal | undefined
  /** The binary64 that it was carried in. */
  readonly binary: number
}
