import { isBlank } from '@assent/kernel'
import fc from 'fast-check'
import { hostileNames } from './hostile-names.js'

const ordinary = ['label', 'amount', 'count', 'owner', 'notes', 'opened', 'tags', 'address', 'line', 'score']

const any = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ordinary) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileNames) },
)

/** The name of a member: mostly an ordinary word, sometimes one that a careless host takes for something else. */
export const name = (): fc.Arbitrary<string> => any

// Twice as many as are wanted, so that names without repeats are soon found.
const enough = (words: readonly string[], count: number): readonly string[] => [
  ...words,
  ...Array.from({ length: Math.max(0, 2 * count - words.length) }, (_, index) => `${words[0] ?? ''}_${String(index)}`),
]

const mixed = (words: readonly string[], curious: readonly string[]): fc.Arbitrary<string> =>
  curious.length === 0
    ? fc.constantFrom(...words)
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: fc.constantFrom(...curious) },
      )

/** Names of fields without repeats. */
export const names = (maxLength: number, curious: boolean): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(mixed(enough(ordinary, maxLength), curious ? hostileNames : []), { maxLength })

const curiousWords = [...hostileNames.filter((word) => !isBlank(word)), ' padded ', 'Straße', '\u{1d4b3}y', 'a b']

/** A text where the format wants one that is not blank: mostly one of the words. */
export const word = (words: readonly string[], curious: boolean): fc.Arbitrary<string> =>
  mixed(words, curious ? curiousWords : [])

/** Such words without repeats, one at least. */
export const distinctWords = (
  words: readonly string[],
  maxLength: number,
  curious: boolean,
): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(word(enough(words, maxLength), curious), { minLength: 1, maxLength })
