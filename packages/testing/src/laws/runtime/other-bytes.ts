import type { Recording } from '@assent/shell'
import type { StoredRequest } from '../../model/runtime.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { acceptedOf, answersOnly } from './asked.js'
import type { RuntimeCase } from './runtime-case.js'

const otherRecording = (recording: Recording): Recording => ({
  ...recording,
  actor: `not ${recording.actor ?? 'null'}`,
})

/** The request under the same record id, with something else in it. */
const others = (asked: StoredRequest): readonly StoredRequest[] => {
  const recording = otherRecording(asked.request.recording)
  switch (asked.call) {
    case 'create':
      return [{ ...asked, request: { ...asked.request, recording } }]
    case 'observe':
      return [
        { ...asked, request: { ...asked.request, recording } },
        { ...asked, request: { ...asked.request, document: [asked.request.document] } },
      ]
    case 'execute':
      return [
        { ...asked, request: { ...asked.request, recording } },
        { ...asked, request: { ...asked.request, operation: `not ${asked.request.operation}` } },
        { ...asked, request: { ...asked.request, arguments: null } },
        { ...asked, request: { ...asked.request, expectedRevision: 0 } },
      ]
  }
}

/** A record id names one request. */
export const otherBytesConflict: StoredLaw<RuntimeCase> = {
  name: 'T-6, S-17: another request under a record id that is taken is `record_conflict`, and writes nothing',
  holds: async (one) => {
    for (const { asked } of await acceptedOf(one)) {
      const expected = { refused: { kind: 'record_conflict', record_id: asked.request.recording.record_id } }
      for (const other of others(asked)) await answersOnly(one, 'the answer to another request', expected, other)
    }
  },
}
