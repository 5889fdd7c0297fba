import { defaultLimits, type Limits } from '@assent/kernel'

/**
 * What a stored record may be: longer than one document, since a record holds the fields of a legal instance several
 * times over (result, changes, events). The kernel keeps the levels free that it nests them by (D-5).
 */
export const recordLimits: Limits = { ...defaultLimits, textLength: 2 ** 29 }
