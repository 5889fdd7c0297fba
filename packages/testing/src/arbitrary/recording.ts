import { isBlank } from '@assent/kernel'
import type { Recording } from '@assent/shell'
import fc from 'fast-check'
import { instant } from './instant.js'
import { text } from './text.js'

const space = fc.constantFrom('', '', '', ' ', '\n')

// Like every time of a recording, also in spellings that only an exact copy keeps.
const recordedAt = fc.tuple(space, instant(), space).map((parts) => parts.join(''))

const notBlank = text({ minLength: 1, maxLength: 8 }).filter((value) => !isBlank(value))

const recordId = notBlank.filter((value) => !value.includes('\u0000'))

/** Recordings that can be sealed, under record ids that every store takes. */
export const recording = (): fc.Arbitrary<Recording> =>
  fc.record(
    {
      record_id: recordId,
      recorded_at: recordedAt,
      correlation: fc.option(notBlank),
      causation: fc.option(notBlank),
      actor: fc.option(notBlank),
    },
    { noNullPrototype: true },
  )
