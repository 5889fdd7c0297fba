import type { LifecycleDocument, TransitionDocument } from '@assent/kernel'
import fc from 'fast-check'
import { distinctWords } from './name.js'
import type { Settings } from './settings.js'

const words = ['open', 'closed', 'held', 'sent', 'gone']

/** Distinct states and one of them to begin in; some that no transition reaches (K-118). */
export const lifecycle = ({ states, curiousNames }: Settings): fc.Arbitrary<LifecycleDocument> =>
  fc
    .tuple(distinctWords(words, states, curiousNames), fc.nat())
    .map(([declared, first]) => ({ initial: declared[first % declared.length] as string, states: declared }))

// The sources in so many groups at most, none of them empty.
const grouped = (sources: readonly string[], groups: number): readonly (readonly string[])[] => {
  const size = Math.ceil(sources.length / groups)
  return Array.from({ length: Math.ceil(sources.length / size) }, (_, index) =>
    sources.slice(index * size, (index + 1) * size),
  )
}

/** At least one transition, from one state or several, and no state twice as a source (K-119, K-120). */
export const transitions = (
  { states }: LifecycleDocument,
  settings: Settings,
): fc.Arbitrary<readonly TransitionDocument[]> => {
  const sources = fc.shuffledSubarray([...states], { minLength: 1 })
  const most = Math.min(settings.transitions, states.length)
  const targets = fc.array(fc.constantFrom(...states), { minLength: most, maxLength: most })
  return fc.tuple(sources, fc.integer({ min: 1, max: most }), targets, fc.boolean()).map(([from, groups, to, asText]) =>
    grouped(from, groups).map((group, index) => ({
      from: group.length === 1 && asText ? (group[0] as string) : group,
      to: to[index] as string,
    })),
  )
}
