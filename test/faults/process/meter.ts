import { parseDefinition, Registry, type DefinitionDocument } from '@assent/kernel'
import { StoredRuntime, type Recording, type StoredExecuteRequest } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
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

/** A runtime over a store file, with the meter's definition. */
export const openMeters = async (file: string): Promise<StoredRuntime> => {
  const registry = unwrap(Registry.empty.register(unwrap<DefinitionDocument>(parseDefinition(document))))
  return StoredRuntime.of({ registry, store: unwrap(await openSqliteStore({ file })()) })
}

const recording = (record_id: string): Recording => ({
  record_id,
  recorded_at: '2030-05-01T09:00:00Z',
  correlation: null,
  causation: null,
  actor: null,
})

/** Creates the meter. */
export const createMeter = async (runtime: StoredRuntime): Promise<void> => {
  unwrap(await runtime.create({ ...meter, version: 1, fields: {}, recording: recording('created') })())
}

/** The request to read the meter at a revision; its record id says who made it. */
export const reading = (recordId: string, expectedRevision: number): StoredExecuteRequest => ({
  ...meter,
  expectedRevision,
  operation: 'read',
  arguments: { reader: recordId },
  recording: recording(recordId),
})
