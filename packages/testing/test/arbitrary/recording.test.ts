import { seal } from '@assent/shell'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { malformedRecording } from '../../src/arbitrary/malformed-recording.js'
import { arbitrary } from '../../src/index.js'

describe('arbitrary.recording', () => {
  it('R-12: every recording can be sealed, as it is', () => {
    fc.assert(
      fc.property(arbitrary.recording(), (recording) => {
        expect(seal(recording, null)).toEqual({ _tag: 'Right', right: { ...recording, record: null } })
      }),
      { numRuns: 1000 },
    )
  })

  it('R-4: none with a fault can', () => {
    fc.assert(
      fc.property(malformedRecording(), (recording) => {
        expect(seal(recording, null)).toMatchObject({ left: { kind: 'invalid_recording' } })
      }),
      { numRuns: 200 },
    )
  })
})
