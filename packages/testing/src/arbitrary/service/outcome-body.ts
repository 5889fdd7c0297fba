import type { RefusesDocument } from '@assent/kernel'
import type { AuthoredOutcome } from '../authored.js'

/** What an accepting branch does, without what selects it. */
export type OutcomeBody = Omit<AuthoredOutcome, 'name' | 'when' | 'in_state' | 'wrong_state' | 'refuses'>

/** A branch refuses, or else does what its body says. */
export const refusesOrDoes = (drawn: {
  readonly refuses: RefusesDocument | undefined
  readonly body: OutcomeBody
}): Partial<AuthoredOutcome> => (drawn.refuses === undefined ? drawn.body : { refuses: drawn.refuses })

const isEmpty = (part: unknown): boolean => part === undefined || Object.keys(part as object).length === 0

/** Does the branch do something that can be seen (SR-109)? */
export const isObservable = ({ effect = 'none', ...parts }: OutcomeBody): boolean =>
  effect !== 'none' || Object.values(parts).some((part) => !isEmpty(part))

/** The same branch without its empty parts. */
export const withoutEmpty = (body: OutcomeBody): OutcomeBody =>
  Object.fromEntries(Object.entries(body).filter(([, part]) => typeof part === 'string' || !isEmpty(part)))

/** The members of an object whose names are not taken. */
export const withoutNames = <A>(
  object: { readonly [name: string]: A },
  taken: readonly string[],
): { readonly [name: string]: A } =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !taken.includes(name)))
