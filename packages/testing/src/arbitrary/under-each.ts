import type { FieldKind, Semantics } from '@assent/kernel'
import fc from 'fast-check'
import { semanticsLevels, serviceKinds, type Sizes } from './constraints.js'

/** Sizes under rules that are decided. */
export type SizesUnder = Sizes & { readonly semantics: Semantics }

const isOfService = (kind: FieldKind): boolean => (serviceKinds as readonly FieldKind[]).includes(kind)

const under = (sizes: Sizes, semantics: Semantics): SizesUnder => ({
  ...sizes,
  semantics,
  kinds: semantics === 'kernel/1' ? sizes.kinds.filter((kind) => !isOfService(kind)) : sizes.kinds,
})

/** What is made under the rules that are wanted; with `any`, under each of the four as often. */
export const underEach = <A>(sizes: Sizes, make: (sizes: SizesUnder) => fc.Arbitrary<A>): fc.Arbitrary<A> => {
  const { semantics } = sizes
  return semantics === 'any'
    ? fc.oneof(...semanticsLevels.map((level) => make(under(sizes, level))))
    : make(under(sizes, semantics))
}
