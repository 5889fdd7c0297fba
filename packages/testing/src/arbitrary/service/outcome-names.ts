import type fc from 'fast-check'
import { distinctWords } from '../name.js'
import type { Settings } from '../settings.js'

const words = ['done', 'declined', 'kept', 'late', 'shut']

/** Names of branches without repeats, each by its index. There may be more branches than words. */
export const outcomeNames = ({ curiousNames }: Settings): fc.Arbitrary<(index: number) => string> =>
  distinctWords(words, words.length, curiousNames).map((names) => (index) => names[index] ?? `outcome_${index}`)
