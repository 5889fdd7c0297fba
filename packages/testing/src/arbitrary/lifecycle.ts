import type { LifecycleDocument, TransitionDocument } from '@assent/kernel'
import fc from 'fast-check'

const words = ['open', 'closed', 'held', '__proto__', '\u{1f600}']

/** Distinct states and one of them to begin in. */
export const lifecycle = (): fc.Arbitrary<LifecycleDocument> =>
  fc
    .tuple(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), fc.nat(3))
    .map(([states, first]) => ({ initial: states[first % states.length] as string, states }))

/** At least one transition, and no state twice as a source (K-120). */
export const transitions = ({ states }: LifecycleDocument): fc.Arbitrary<readonly TransitionDocument[]> => {
  const state = fc.constantFrom(...states)
  const sources = fc.shuffledSubarray([...states], { minLength: 1 })
  return fc.tuple(sources, state, state, fc.boolean()).map(([from, to, other, split]) => {
    const [first = '', ...rest] = from
    if (rest.length === 0) return [{ from: split ? [first] : first, to }]
    return split
      ? [
          { from: first, to },
          { from: rest, to: other },
        ]
      : [{ from, to }]
  })
}
