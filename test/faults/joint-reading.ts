import { Runtime, type EntityInstance } from '@assent/kernel'
import { seal, type BatchEntry, type StoredRuntime } from '@assent/shell'
import { createMeter, reading, recording, registry, unwrap } from './process/meter.js'

/** The meters that are always read together. */
export const joint = ['j-1', 'j-2'].map((id) => ({ entity: 'meter', id }))

/** Creates them, and the meter that is read by itself. */
export const createMeters = async (runtime: StoredRuntime): Promise<void> => {
  await createMeter(runtime)
  for (const subject of joint) await createMeter(runtime, subject, `created-${subject.id}`)
}

/** The meters as they are stored. */
export const jointInstances = async (runtime: StoredRuntime): Promise<readonly EntityInstance[]> => {
  const instances: EntityInstance[] = []
  for (const subject of joint) instances.push(unwrap(await runtime.get(subject)()))
  return instances
}

/** A batch that reads meters: a decision and an observation of each, under record ids that begin with the name. */
export const jointReading = (instances: readonly EntityInstance[], name: string): readonly BatchEntry[] =>
  instances.flatMap((instance) => {
    const { entity, id, revision } = instance
    const request = reading(`${name}-${id}`, Number(revision))
    const decision = unwrap(Runtime.of(registry).execute({ ...request, instance }))
    const commit = { instance: decision.instance, envelope: unwrap(seal(request.recording, decision.record)) }
    const envelope = unwrap(seal(recording(`${name}-${id}-seen`), { reader: name }))
    const observation = { entity, id, revision: decision.instance.revision, envelope }
    return [
      { kind: 'decision', commit, expectation: { kind: 'revision', revision } },
      { kind: 'observation', observation },
    ]
  })

/** The meters as a batch leaves them. */
export const instancesAfter = (batch: readonly BatchEntry[]): readonly EntityInstance[] =>
  batch.flatMap((entry) => (entry.kind === 'decision' ? [entry.commit.instance] : []))
