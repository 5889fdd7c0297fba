import { parseDefinition, Registry, type DefinitionDocument } from '@assent/kernel'
import { StoredRuntime, type Recording, type Store, type StoredExecuteRequest } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'

const document = {
  entity: 'meter',
  schema: { fields: { count: { type: 'integer', required: true, default: 0 }, reader: { type: 'string' } } },
  lifecycle: { initial: 'running', states: ['running'] },
  operations: {
    read: {
      arguments: { fields: { reader: { type: 'string', required: true } } },
      transitions: [{ from: 'running', to: 'running' }],
      set: { count: { increment: 1 }, reader: '$args.reader' },
      emits: [{ type: 'MeterRead', payload: { count: '$fields.count', reader: '$args.reader' } }],
    },
  },
}

/** The one subject that all processes work on. */
export const meter = { entity: 'meter', id: 'm-1' }

/** What an answer holds; anything refused where it cannot be is a fault of the test. */
export const unwrap = <A>(answer: Either<{ readonly kind: string }, A>): A => {
  if (isLeft(answer)) throw new Error(`refused as ${answer.left.kind}`)
  return answer.right
}

/** The meter's definition. */
export const registry = unwrap(Registry.empty.register(unwrap<DefinitionDocument>(parseDefinition(document))))

/** A runtime over a store, with the meter's definition. */
export const metersOn = (store: Store): StoredRuntime => StoredRuntime.of({ registry, store })

// A process that is killed as soon as it works loads no driver but its own: most of its life is loading.
const openStore = async (place: string): Promise<Store> => {
  if (place.startsWith('mysql://')) {
    const [{ mysqlStore }, { createPool }] = await Promise.all([
      import('@assent/shell/mysql'),
      import('mysql2/promise'),
    ])
    return unwrap(await mysqlStore({ pool: createPool(place) })())
  }
  if (place.startsWith('postgres://')) {
    const [{ postgresStore }, { default: pg }] = await Promise.all([import('@assent/shell/postgres'), import('pg')])
    return unwrap(await postgresStore({ pool: new pg.Pool({ connectionString: place }) })())
  }
  const { openSqliteStore } = await import('@assent/shell/sqlite')
  return unwrap(await openSqliteStore({ file: place })())
}

/** The same over a store file, or over the tables that were made in the database at an address. */
export const openMeters = async (place: string): Promise<StoredRuntime> => metersOn(await openStore(place))

/** What is recorded beside each request: its record id, and nothing else of note. */
export const recording = (record_id: string): Recording => ({
  record_id,
  recorded_at: '2030-05-01T09:00:00Z',
  correlation: null,
  causation: null,
  actor: null,
})

/** Creates the meter, or another under a record id of its own. */
export const createMeter = async (runtime: StoredRuntime, subject = meter, recordId = 'created'): Promise<void> => {
  unwrap(await runtime.create({ ...subject, version: 1, fields: {}, recording: recording(recordId) })())
}

/** The request to read the meter at a revision; its record id says who made it. */
export const reading = (recordId: string, expectedRevision: number): StoredExecuteRequest => ({
  ...meter,
  expectedRevision,
  operation: 'read',
  arguments: { reader: recordId },
  recording: recording(recordId),
})
