import type { Generated } from 'kysely'

/** Each definition snapshot once, by the digest of its canonical text. */
export interface DefinitionTable {
  readonly digest: string
  readonly entity: string
  readonly version: bigint
  readonly document: string
}

/** The current instance of each subject; `fields` is exact JSON text, so that number tokens survive (C-5). */
export interface InstanceTable {
  readonly entity: string
  readonly id: string
  readonly version: bigint
  readonly lifecycle_state: string
  readonly revision: bigint
  readonly fields: string
}

/** Decisions and observations: one name space of record ids. */
export interface RecordTable {
  readonly position: Generated<bigint>
  readonly record_id: string
  readonly kind: 'decision' | 'observation'
  readonly entity: string
  readonly id: string
  readonly revision: bigint
  readonly recorded_at: string
  readonly actor: string | null
  readonly correlation: string | null
  readonly causation: string | null
  /** Null of an observation, and of a legacy import. */
  readonly definition_digest: string | null
  /** Canonical text: of a decision the record without its `definition`, of an observation its document. */
  readonly body: string
  /** The types of the decision's events as JSON text; null of an observation. */
  readonly event_types: string | null
}

/** One row: which form the tables have. */
export interface SchemaTable {
  readonly version: bigint
}

/** The tables by their names without the prefix. */
export interface Tables {
  readonly definition: DefinitionTable
  readonly instance: InstanceTable
  readonly record: RecordTable
  readonly schema: SchemaTable
}

/** Put before the names of tables and indexes where the caller names no other prefix. */
export const defaultPrefix = 'assent_'
