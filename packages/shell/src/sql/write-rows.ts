import { canonical, type EntityInstance } from '@assent/kernel'
import type { RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import { definitionText } from './definition-text.js'
import { columnOf } from './numbers.js'
import type { DefinitionTable, InstanceTable, RecordTable } from './tables.js'

/** The row of an instance. */
export const instanceRow = ({ version, revision, fields, ...names }: EntityInstance): InstanceTable => ({
  ...names,
  version: BigInt(version),
  revision: columnOf(revision),
  fields: canonical(fields),
})

/** The row of the definition that a commit's record saves, or nothing of a legacy import. */
export const definitionRow = ({ envelope }: RecordedCommit): DefinitionTable | undefined => {
  const { definition } = envelope.record
  if (definition === null) return undefined
  return { ...definitionText(definition), entity: definition.entity, version: BigInt(definition.version) }
}

type NewRecord = Omit<RecordTable, 'position'>

/** The row of a decision; the definition is stored apart, under its digest. */
export const decisionRow = ({ envelope }: RecordedCommit): NewRecord => {
  const { record, ...recording } = envelope
  const { definition, ...body } = record
  return {
    ...recording,
    kind: 'decision',
    entity: record.entity,
    id: record.id,
    revision: columnOf(record.revision),
    definition_digest: definition === null ? null : definitionText(definition).digest,
    body: canonical(body),
    event_types: canonical(record.events.map(({ type }) => type)),
  }
}

/** The row of an observation. */
export const observationRow = ({ entity, id, revision, envelope }: RecordedObservation): NewRecord => {
  const { record, ...recording } = envelope
  return {
    ...recording,
    kind: 'observation',
    entity,
    id,
    revision: columnOf(revision),
    definition_digest: null,
    body: canonical(record),
    event_types: null,
  }
}
