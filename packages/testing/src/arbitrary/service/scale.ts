import type { ScalesDocument } from '@assent/kernel'
import fc from 'fast-check'

/** The words of ordinary scales, the lowest first. */
export const scaleWords = ['low', 'middle', 'high']

const sizes = fc.constantFrom<ScalesDocument[]>(
  { size: scaleWords },
  { size: scaleWords, turned: ['high', 'low'] },
  { size: ['low', 'high', 'low'], other: ['middle', 'high'] },
  { __proto_size: ['', 'low'] },
)

/** Scales: mostly one over the words that enum fields have, else two that disagree, or one that repeats (SR-78). */
export const scales = (): fc.Arbitrary<ScalesDocument> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant({ size: scaleWords }) }, { weight: 2, arbitrary: sizes })
