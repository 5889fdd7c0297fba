import { defaultLimits } from '@assent/kernel'
import { defect, refuseDefects } from '../entity/definition-defect.js'
import { longestTime } from '../limits.js'

/** What one request may cost before a provider is asked. Every member has a default in `defaultHttpLimits`. */
export interface HttpLimits {
  /** Bytes of a body. */
  readonly body: number
  /** Levels of lists and objects in a body. */
  readonly depth: number
  /** Milliseconds in which a body has to arrive. */
  readonly bodyTime: number
  /** Milliseconds that the host has to say who calls. */
  readonly authenticationTime: number
}

/** 1 MiB, 128 levels; 10 s for a body and 10 s to say who calls. */
export const defaultHttpLimits: HttpLimits = Object.freeze({
  body: 1024 * 1024,
  depth: defaultLimits.depth,
  bodyTime: 10_000,
  authenticationTime: 10_000,
})

const names = Object.keys(defaultHttpLimits) as readonly (keyof HttpLimits)[]

const isFit = (name: keyof HttpLimits, limit: number): boolean =>
  Number.isSafeInteger(limit) && limit >= 1 && (!name.endsWith('Time') || limit <= longestTime)

/** The limits of a service, the default where one is left out; what does not fit is a bug of its author, and throws. */
export const httpLimitsOf = (given: Partial<HttpLimits> = {}): HttpLimits => {
  const limits = { ...defaultHttpLimits, ...given }
  const defects = names
    .filter((name) => !isFit(name, limits[name]))
    .map((name) => defect('invalid_limit', `limits.${name}`, 'is no whole number that fits'))
  refuseDefects('the HTTP service', defects)
  return limits
}
