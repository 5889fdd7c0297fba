import { compareText, type EntityInstance } from '@assent/kernel'
import type { RecordedCommit } from '../recording/commit.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { Subject } from '../subject.js'
import { deepFreeze } from './deep-freeze.js'

/** What is held under one subject. */
interface Entry {
  readonly instance: EntityInstance
  readonly decisions: Envelope[]
  readonly observations: RecordedObservation[]
}

/** Everything that a memory store holds: deep-frozen values, by subject and by record id. */
export class Content {
  readonly #entities = new Map<string, Map<string, Entry>>()
  readonly #records = new Map<string, StoredRecord>()
  readonly #feed: StoredRecord[] = []

  #entry({ entity, id }: Subject): Entry | undefined {
    return this.#entities.get(entity)?.get(id)
  }

  instance(subject: Subject): EntityInstance | undefined {
    return this.#entry(subject)?.instance
  }

  record(recordId: string): StoredRecord | undefined {
    return this.#records.get(recordId)
  }

  entities(): readonly string[] {
    return [...this.#entities.keys()].sort(compareText)
  }

  ids(entity: string): readonly string[] {
    return [...(this.#entities.get(entity)?.keys() ?? [])].sort(compareText)
  }

  /** The instances of an entity in id order. */
  *instances(entity: string): Iterable<EntityInstance> {
    const entries = this.#entities.get(entity)
    for (const id of this.ids(entity)) {
      const entry = entries?.get(id)
      if (entry !== undefined) yield entry.instance
    }
  }

  /** Every record in the order in which it was added. */
  feed(): readonly StoredRecord[] {
    return this.#feed
  }

  decisions(subject: Subject): readonly Envelope[] {
    return this.#entry(subject)?.decisions ?? []
  }

  observations(subject: Subject): readonly RecordedObservation[] {
    return this.#entry(subject)?.observations ?? []
  }

  addCommit(given: RecordedCommit): void {
    const commit = deepFreeze(given)
    const { instance, envelope } = commit
    const { decisions = [], observations = [] } = this.#entry(instance) ?? {}
    decisions.push(envelope)
    const entries = this.#entities.get(instance.entity) ?? new Map<string, Entry>()
    this.#entities.set(instance.entity, entries.set(instance.id, { instance, decisions, observations }))
    this.#addRecord(envelope.record_id, { kind: 'decision', commit })
  }

  addObservation(given: RecordedObservation): void {
    const observation = deepFreeze(given)
    this.#entry(observation)?.observations.push(observation)
    this.#addRecord(observation.envelope.record_id, { kind: 'observation', observation })
  }

  #addRecord(recordId: string, record: StoredRecord): void {
    this.#records.set(recordId, deepFreeze(record))
    this.#feed.push(record)
  }
}
