// A process of its own that executes on the parcel `p` again and again, at whatever revision it finds.
// node racer.mjs FILE NAME ATTEMPTS  ->  { won: [revision, …], conflicts, others: [error, …] } as JSON
import { Registry, parseDefinition } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'

const [file, name, attempts] = process.argv.slice(2)

const definition = parseDefinition({
  entity: 'parcel',
  schema: { fields: { grams: { type: 'integer', required: true, default: 0 }, writer: { type: 'string' } } },
  lifecycle: { initial: 'packed', states: ['packed'] },
  operations: {
    weigh: {
      arguments: { fields: { writer: { type: 'string', required: true } } },
      transitions: [{ from: 'packed', to: 'packed' }],
      set: { grams: { increment: 1 }, writer: '$args.writer' },
    },
  },
})
const registry = Registry.empty.register(definition.right).right
const runtime = StoredRuntime.of({ registry, store: (await openSqliteStore({ file })()).right })
const subject = { entity: 'parcel', id: 'p' }
const recording = (record_id) => ({
  record_id,
  recorded_at: '2031-05-04T09:00:00Z',
  correlation: null,
  causation: null,
  actor: name,
})

// Both processes try to create it: one does, and the other is told so.
const created = await runtime.create({ ...subject, version: 1, fields: {}, recording: recording('created') })()
const raced = {
  won: [],
  conflicts: 0,
  others: created._tag === 'Left' && created.left.kind !== 'record_conflict' ? [created.left] : [],
}

for (let attempt = 0; attempt < Number(attempts); attempt += 1) {
  const found = await runtime.get(subject)()
  const expectedRevision = found._tag === 'Right' ? found.right.revision : 0
  const request = { ...subject, expectedRevision, operation: 'weigh', arguments: { writer: name } }
  const answer = await runtime.execute({ ...request, recording: recording(`${name}-${attempt}`) })()
  if (answer._tag === 'Right') raced.won.push(answer.right.commit.instance.revision)
  else if (answer.left.kind === 'revision_conflict') raced.conflicts += 1
  else raced.others.push(answer.left)
}
process.stdout.write(JSON.stringify(raced))
