import type { Recording } from '@assent/shell'
import fc from 'fast-check'
import { recording } from './recording.js'

const faults: readonly Partial<Recording>[] = [
  { record_id: ' ' },
  { recorded_at: 'yesterday' },
  { recorded_at: '2031-02-29' },
  { recorded_at: '2031-02-03T04:05:06+02:00' },
  { correlation: '' },
  { causation: '\n' },
  { actor: ' ' },
]

/** Recordings with one fault, which no sealing accepts. */
export const malformedRecording = (): fc.Arbitrary<Recording> =>
  fc.tuple(recording(), fc.constantFrom(...faults)).map(([members, fault]) => ({ ...members, ...fault }))
