// A process of its own that writes to a SQLite file: it creates parcels until one is refused, or the count is reached.
// node writer.mjs FILE PREFIX COUNT [UID]  ->  { accepted: [id, …], error } as JSON
// With UID it becomes that user first, after it has loaded what only the user who started it may be able to read.
import { Registry, parseDefinition } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { openSqliteStore } from '@assent/shell/sqlite'
import BetterSqlite from 'better-sqlite3'

const [file, prefix, count, user] = process.argv.slice(2)

new BetterSqlite(':memory:').close()
if (user !== undefined) process.setuid(Number(user))

const definition = parseDefinition({
  entity: 'parcel',
  schema: { fields: { address: { type: 'string', required: true } } },
  lifecycle: { initial: 'packed', states: ['packed'] },
})
const registry = Registry.empty.register(definition.right).right

const fill = async (store) => {
  const runtime = StoredRuntime.of({ registry, store })
  const accepted = []
  for (let index = 0; index < Number(count); index += 1) {
    const id = `${prefix}-${index}`
    const recording = {
      record_id: id,
      recorded_at: '2031-05-04T09:00:00Z',
      correlation: null,
      causation: null,
      actor: null,
    }
    const fields = { address: 'Quay 4 '.repeat(40) }
    const answer = await runtime.create({ entity: 'parcel', version: 1, id, fields, recording })()
    if (answer._tag === 'Left') return { accepted, error: answer.left }
    accepted.push(id)
  }
  return { accepted, error: null }
}

const opened = await openSqliteStore({ file })()
process.stdout.write(
  JSON.stringify(opened._tag === 'Left' ? { accepted: [], error: opened.left } : await fill(opened.right)),
)
