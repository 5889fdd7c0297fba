import { decide, decideCreate, type Decision, type EntityInstance } from '@assent/kernel'
import type { Recording, StoredCreateRequest } from '@assent/shell'
import { isRight } from 'fp-ts/lib/Either.js'
import type { StoredRequest } from '../../model/runtime.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { acceptedOf, answersOnly, type AcceptedRequest } from './asked.js'
import type { RuntimeCase } from './runtime-case.js'

const creationAt = (accepted: readonly AcceptedRequest[], id: string): StoredCreateRequest | undefined => {
  const asked = accepted[0]?.asked
  return asked?.call === 'create' ? { ...asked.request, id } : undefined
}

/** What the kernel would accept of the instance, were the record id not another subject's. */
const wouldDo = (
  { definition }: RuntimeCase,
  accepted: readonly AcceptedRequest[],
  instance: EntityInstance,
  recording: Recording,
): readonly StoredRequest[] => {
  const { entity, id, revision } = instance
  const operations = accepted.flatMap(({ asked }): readonly StoredRequest[] => {
    if (asked.call !== 'execute') return []
    const request = { ...asked.request, entity, id, expectedRevision: revision, recording }
    return isRight(decide(definition, { instance, ...request })) ? [{ call: 'execute', request }] : []
  })
  return [...operations, { call: 'observe', request: { entity, id, revision, document: 'seen', recording } }]
}

/** Only this subject's own decisions are looked at before its revision is (T-9, T-11). */
const stale = ({ entity, id }: EntityInstance, recording: Recording): StoredRequest => ({
  call: 'execute',
  request: { entity, id, expectedRevision: 0, operation: 'any', arguments: {}, recording },
})

/** Record ids are of the whole store. */
export const otherSubjectConflicts: StoredLaw<RuntimeCase> = {
  name: 'T-9, T-11, S-16: a record id of another subject is `record_conflict`, or the revision is, and writes nothing',
  holds: async (played) => {
    const accepted = await acceptedOf(played)
    const id = `${played.marker} elsewhere`
    const one = { ...played, subjects: { ...played.subjects, ids: [...played.subjects.ids, id] } }
    const creation = creationAt(accepted, id)
    const decision = creation === undefined ? undefined : decideCreate(one.definition, creation)
    // A rule may read the id.
    if (creation === undefined || decision === undefined || !isRight(decision)) return
    const taken = accepted.map(({ asked }) => asked.request.recording)
    for (const recording of taken) {
      const refusal = { refused: { kind: 'record_conflict', record_id: recording.record_id } }
      await answersOnly(one, 'a creation', refusal, { call: 'create', request: { ...creation, recording } })
    }
    const own = { ...creation.recording, record_id: `${id} record` }
    await one.runtime.create({ ...creation, recording: own })()
    const { instance }: Decision = decision.right
    for (const recording of taken) {
      const refusal = { refused: { kind: 'record_conflict', record_id: recording.record_id } }
      for (const request of wouldDo(one, accepted, instance, recording))
        await answersOnly(one, `the answer to \`${request.call}\``, refusal, request)
      const { entity, revision: found } = instance
      const conflict = { refused: { kind: 'revision_conflict', entity, id, expected: 0, found } }
      await answersOnly(one, 'a stale operation', conflict, stale(instance, recording))
    }
  },
}
