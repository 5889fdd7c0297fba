/** Where a provider's lines go: what a host gives, and what a provider's functions get. */
export interface Logger {
  readonly debug: (message: string, fields?: object) => void
  readonly info: (message: string, fields?: object) => void
  readonly warn: (message: string, fields?: object) => void
  readonly error: (message: string, fields?: object) => void
}

/** What must never stand in a line or in an error. */
export interface Secrets {
  /** Texts, such as a token: wherever they stand, inside other texts too. */
  readonly values?: readonly string[]
  /** Names of members whose values are secret, whatever they are; in any case. */
  readonly names?: readonly string[]
}

/** The levels, from the quietest. */
export const levels = ['debug', 'info', 'warn', 'error'] as const

/** How much a line matters. */
export type Level = (typeof levels)[number]
