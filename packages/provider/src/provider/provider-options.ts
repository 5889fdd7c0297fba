import { isBlank } from '@assent/kernel'
import type { Observer } from '../call/observer.js'
import { defect, refuseDefects, type DefinitionDefect } from '../entity/definition-defect.js'
import { defaultProviderLimits, longestTime, type ProviderLimits } from '../limits.js'
import type { Logger, Secrets } from '../logger/logger.js'
import { isProviderId } from './ids.js'

/** What a provider is made of. */
export interface ProviderOptions<Id extends string, Services> {
  /** Stable: a letter, then up to 23 letters, digits and `-`. Tools and routes are named by it. */
  readonly id: Id
  /** For people; the id where it is left out. */
  readonly name?: string
  /** For people and models. */
  readonly description?: string
  /** Handed to every function of the provider's entity types and actions. */
  readonly services?: Services
  /** Where the provider's lines go; nowhere where it is left out. */
  readonly logger?: Logger
  /** Hidden in every line and every error. */
  readonly secrets?: Secrets
  /** `defaultProviderLimits` where they are left out. */
  readonly limits?: Partial<ProviderLimits>
  /** Is told of every call. */
  readonly observer?: Observer
}

const names = Object.keys(defaultProviderLimits) as readonly (keyof ProviderLimits)[]

const isFit = (name: keyof ProviderLimits, limit: number): boolean => {
  const least = name === 'queued' || name === 'graceTime' ? 0 : 1
  return Number.isSafeInteger(limit) && limit >= least && (!name.endsWith('Time') || limit <= longestTime)
}

/** The limits of a provider; the caller's, where they are left out, by default. */
export const limitsOf = (given: Partial<ProviderLimits> = {}): ProviderLimits => ({
  ...defaultProviderLimits,
  ...given,
})

/** A provider that is wrongly made throws, as a definition does. */
export const checkProvider = ({ id, name, limits }: ProviderOptions<string, unknown>): void => {
  const all = limitsOf(limits)
  const defects: readonly DefinitionDefect[] = [
    ...(isProviderId(id)
      ? []
      : [defect('invalid_id', 'id', 'is not a letter with up to 23 letters, digits and `-` behind it')]),
    ...(name === undefined || !isBlank(name) ? [] : [defect('blank_text', 'name', 'is blank')]),
    ...names
      .filter((limit) => !isFit(limit, all[limit]))
      .map((limit) => defect('invalid_limit', `limits.${limit}`, 'is no whole number that fits')),
  ]
  refuseDefects(`provider \`${id}\``, defects)
}
