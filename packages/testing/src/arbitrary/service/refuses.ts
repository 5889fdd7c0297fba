import type { RefusesDocument } from '@assent/kernel'
import fc from 'fast-check'

/** A declared refusal: the name of its error, with or without a message. */
const refuses: fc.Arbitrary<RefusesDocument> = fc.record(
  {
    error: fc.constantFrom('NotAllowed', 'TooLate', 'Unknown'),
    message: fc.constantFrom('nobody may', 'it is over'),
  },
  { requiredKeys: ['error'] },
)

/** The same for so many of ten branches. */
export const refusesOften = (often: number): fc.Arbitrary<RefusesDocument | undefined> =>
  fc.oneof({ weight: 10 - often, arbitrary: fc.constant(undefined) }, { weight: often, arbitrary: refuses })
