import { defaultLimits, type Limits } from '@assent/kernel'

/**
 * What a stored record may be: wider than one document, since a record holds the fields of a legal instance several
 * times over (result, changes, events), each nested deeper than where the kernel judged it (D-5).
 */
export const recordLimits: Limits = { ...defaultLimits, textLength: 2 ** 29, depth: 1024 }
