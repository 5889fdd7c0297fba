import type { AuthoredField } from '../authored.js'
import { isPossible } from '../possible.js'

/** The variants of which some value can be made. */
export const possibleVariants = ({ variants = {} }: AuthoredField): readonly (readonly [string, AuthoredField])[] =>
  Object.entries(variants).filter(([, variant]) => isPossible(variant))
