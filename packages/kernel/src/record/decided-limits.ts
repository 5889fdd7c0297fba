import { defaultLimits, type Limits } from '../limits.js'
import { deepestValue } from '../value/depth.js'

/** Limits of an instance whose fields are no deeper than the kernel decides, so that its record reads back (D-5). */
export const instanceLimits: Limits = { ...defaultLimits, depth: deepestValue + 1 }

/** The same of a list of events. */
export const eventsLimits: Limits = { ...defaultLimits, depth: deepestValue + 2 }
