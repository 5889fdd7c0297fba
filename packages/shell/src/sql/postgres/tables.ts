import type { Generated } from 'kysely'
import type { InstanceTable, RecordTable, Tables } from '../tables.js'

/** The instances, with what of their fields a query may look up. */
export interface PostgresInstanceTable extends InstanceTable {
  /** The fields as `jsonb`, without what it cannot hold: the host judges exactly what is found by it. */
  readonly prefilter: string
}

/** The records, in the order in which the feed gives them. */
export interface PostgresRecordTable extends RecordTable {
  /** The transaction under which the feed gives it: that which stored it, or of a batch one that is as late. */
  readonly transaction_id: Generated<string>
}

/** The tables by their names without the prefix. */
export interface PostgresTables extends Omit<Tables, 'instance' | 'record'> {
  readonly instance: PostgresInstanceTable
  readonly record: PostgresRecordTable
}
