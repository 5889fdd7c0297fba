import { tokenOf, type JsonNumber } from '@assent/kernel'
import { sameRevision } from './revision.js'

/**
 * What a writer expects the store to hold under the subject. `absent` holds where nothing is stored;
 * `revision` holds where exactly that revision is, so that revision 0 is legal and never holds.
 */
export type Expectation = { readonly kind: 'absent' } | { readonly kind: 'revision'; readonly revision: JsonNumber }

export const holds = (expectation: Expectation, found: JsonNumber | undefined): boolean =>
  expectation.kind === 'absent' ? found === undefined : found !== undefined && sameRevision(expectation.revision, found)

/** `absent`, or `revision 4`. */
export const describeExpectation = (expectation: Expectation): string =>
  expectation.kind === 'absent' ? 'absent' : `revision ${tokenOf(expectation.revision)}`
