import type { Event } from '@event-driven-io/emmett'
import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql'
import type { Pool } from 'pg'
import type { Decided } from '../decided.js'
import type { ClosableWay, Step } from '../way.js'

/** The name of a subject's stream. */
export const streamOf = (entity: string, id: string): string => `${entity}-${id}`

const appendOf = (store: PostgresEventStore, { commit }: Decided): Step => {
  const { instance, envelope } = commit
  const { record, ...metadata } = envelope
  // A creation is an event of its own, since a stream begins with one.
  const emitted = record.events.length === 0 ? [{ type: 'created', payload: instance.fields }] : record.events
  const events = emitted.map(({ type, payload }) => ({ type, data: payload, metadata }) as unknown as Event)
  const expectedStreamVersion = BigInt(String(instance.revision)) - 1n
  return () => store.appendToStream(streamOf(instance.entity, instance.id), events, { expectedStreamVersion })
}

/**
 * Emmett: what the decision emits as events, the recording as their metadata. No state, no record, no definition: that
 * is less than the others store, which is the best case for it.
 */
export const emmettWay = async (connectionString: string, pool: Pool): Promise<ClosableWay> => {
  const connectionOptions = { pool }
  const migrated = getPostgreSQLEventStore(connectionString, { connectionOptions })
  await migrated.schema.migrate()
  const store = getPostgreSQLEventStore(connectionString, { connectionOptions, schema: { autoMigration: 'None' } })
  return {
    name: 'Emmett',
    ready: async (decisions) => decisions.map((decided) => appendOf(store, decided)),
    // The pool stays the caller's.
    close: () => store.close(),
  }
}
