import { canonical, type EntityInstance } from '@assent/kernel'
import type { RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import { definitionText } from './definition-text.js'
import { columnOf } from './numbers.js'
import type { DefinitionTable, InstanceTable, RecordTable } from './tables.js'

// Rows are spelled out: to spread one object into another costs several times as much.

/** The row of an instance. */
export const instanceRow = (instance: EntityInstance): InstanceTable => ({
  entity: instance.entity,
  id: instance.id,
  version: BigInt(instance.version),
  lifecycle_state: instance.lifecycle_state,
  revision: columnOf(instance.revision),
  fields: canonical(instance.fields),
})

/** The row of the definition that a commit's record saves, or nothing of a legacy import. */
export const definitionRow = ({ envelope }: RecordedCommit): DefinitionTable | undefined => {
  const { definition } = envelope.record
  if (definition === null) return undefined
  const { digest, document } = definitionText(definition)
  return { digest, entity: definition.entity, version: BigInt(definition.version), document }
}

type NewRecord = Omit<RecordTable, 'position'>

/** The row of a decision; the definition is stored apart, under its digest. */
export const decisionRow = ({ envelope }: RecordedCommit): NewRecord => {
  const { record_id, recorded_at, actor, correlation, causation } = envelope
  const { definition, ...body } = envelope.record
  return {
    record_id,
    kind: 'decision',
    entity: body.entity,
    id: body.id,
    revision: columnOf(body.revision),
    recorded_at,
    actor,
    correlation,
    causation,
    definition_digest: definition === null ? null : definitionText(definition).digest,
    body: canonical(body),
    event_types: canonical(body.events.map(({ type }) => type)),
  }
}

/** The row of an observation. */
export const observationRow = ({ entity, id, revision, envelope }: RecordedObservation): NewRecord => {
  const { record_id, recorded_at, actor, correlation, causation } = envelope
  return {
    record_id,
    kind: 'observation',
    entity,
    id,
    revision: columnOf(revision),
    recorded_at,
    actor,
    correlation,
    causation,
    definition_digest: null,
    body: canonical(envelope.record),
    event_types: null,
  }
}
