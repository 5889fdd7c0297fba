import { numberOf, tokenOf, type JsonNumber } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { acceptedOf, answersOnly } from './asked.js'
import type { RuntimeCase } from './runtime-case.js'

const moved = (revision: JsonNumber, by: bigint): JsonNumber =>
  numberOf((BigInt(tokenOf(revision)) + by).toString()) ?? 0

/** Whoever saw another revision decides nothing. */
export const staleIsRefused: StoredLaw<RuntimeCase> = {
  name: 'T-5, T-14, R-20: a request at another revision is `revision_conflict`, whatever it asks, and writes nothing',
  holds: async (one) => {
    const accepted = await acceptedOf(one)
    const { runtime, subjects, marker } = one
    const recording = accepted[0]?.asked.request.recording
    for (const id of subjects.ids) {
      const held = await runtime.get({ entity: subjects.entity, id })()
      if (isLeft(held) || recording === undefined) continue
      const found = held.right.revision
      for (const expected of [moved(found, -1n), moved(found, 1n)]) {
        const subject = { entity: subjects.entity, id }
        const own = { ...recording, record_id: `${marker} stale` }
        const execution = { ...subject, expectedRevision: expected, operation: 'any', arguments: null, recording: own }
        const refusal = { kind: 'revision_conflict', ...subject, expected, found }
        await answersOnly(one, 'a stale operation', { refused: refusal }, { call: 'execute', request: execution })
        if (tokenOf(expected) === '0') continue
        const observation = { ...subject, revision: expected, document: null, recording: own }
        const expectation = { kind: 'revision', revision: expected }
        const conflict = { refused: { ...refusal, expected: expectation } }
        await answersOnly(one, 'a stale observation', conflict, { call: 'observe', request: observation })
      }
    }
  },
}
