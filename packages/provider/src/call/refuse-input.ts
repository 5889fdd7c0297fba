import type { ValueError } from '@assent/kernel'

const faults = Symbol('the faults of an input')

/** What a function of a provider answers where only it can see that an input is wrong; made by `refuseInput`. */
export interface InputRefused {
  readonly [faults]: readonly ValueError[]
}

/**
 * Refuses an input in a function of a provider, such as a cursor of another search: its caller is told `invalid_input`
 * with these faults. Their paths are those of the flat input, and their texts are for callers.
 *
 * @example
 * if (cursor !== undefined && !isOurs(cursor)) return refuseInput([{ path: 'cursor', message: 'is none of ours' }])
 */
export const refuseInput = (errors: readonly [ValueError, ...ValueError[]]): InputRefused =>
  Object.freeze({ [faults]: errors })

/** The faults with which a function refused its input; nothing of any other answer. */
export const refusedFaults = (answer: unknown): readonly ValueError[] | undefined =>
  typeof answer === 'object' && answer !== null && faults in answer ? (answer as InputRefused)[faults] : undefined
