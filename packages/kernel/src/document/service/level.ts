import type { Semantics } from '../document.js'

/**
 * How far a definition opts into the service rules: 0 is `kernel/1`, 3 is `service/3`; each has what the ones below
 * it have (SR-6).
 */
export type Level = 0 | 1 | 2 | 3

const levels: { readonly [semantics in Semantics]: Level } = {
  'kernel/1': 0,
  'service/1': 1,
  'service/2': 2,
  'service/3': 3,
}

/** The level of a definition; the absent key is `kernel/1` (SR-5). */
export const levelOf = ({ semantics = 'kernel/1' }: { readonly semantics?: Semantics }): Level => levels[semantics]
