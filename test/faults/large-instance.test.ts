import { parseDefinition, Registry, type DefinitionDocument, type Json } from '@assent/kernel'
import { StoredRuntime } from '@assent/shell'
import { afterAll, describe, expect, it } from 'vitest'
import { describeMysql } from '../servers/mysql/servers.js'
import { postgresServers } from '../servers/postgres/servers.js'
import { mysqlProvider } from '../stores/mysql-provider.js'
import { pgliteProvider } from '../stores/pglite-provider.js'
import { postgresProvider } from '../stores/postgres-provider.js'
import { memoryProvider, sqliteProvider, type Provider } from '../stores/provider.js'
import { recording, unwrap } from './process/meter.js'

const box = {
  entity: 'box',
  schema: {
    fields: {
      text: { type: 'string', required: true },
      parts: { type: 'json', required: true },
      label: { type: 'string', required: true },
    },
  },
  lifecycle: { initial: 'shut', states: ['shut'] },
  operations: {
    fill: {
      arguments: { fields: { parts: { type: 'json', required: true } } },
      transitions: [{ from: 'shut', to: 'shut' }],
      set: { parts: '$args.parts' },
      emits: [{ type: 'BoxFilled', payload: { label: '$fields.label' } }],
    },
  },
}

const registry = unwrap(Registry.empty.register(unwrap<DefinitionDocument>(parseDefinition(box))))

// Characters of one, two and four bytes; and many small values.
const text = 'a\u{e9}\u{1f4e6}'.repeat(500_000)
const partsOf = (what: string): Json =>
  Array.from({ length: 2000 }, (_, number) => ({ number, text: `${what} part ${number} `.repeat(70) }))
const [first, second] = [partsOf('a'), partsOf('another')]

const keepsIt = ({ open, remove }: Provider): void => {
  afterAll(remove)

  it('D-5: is decided on, stored, found and verified', async () => {
    const subject = { entity: 'box', id: 'b-1' }
    const label = 'large'
    const store = await open()
    const runtime = StoredRuntime.of({ registry, store })
    const fields = { text, parts: first, label }
    expect(Buffer.byteLength(JSON.stringify(fields))).toBeGreaterThan(5_000_000)
    unwrap(await runtime.create({ ...subject, version: 1, fields, recording: recording('r-1') })())
    const fill = { ...subject, expectedRevision: 1, operation: 'fill', arguments: { parts: second } }
    const filled = unwrap(await runtime.execute({ ...fill, recording: recording('r-2') })())

    const instance = unwrap(await runtime.get(subject)())
    expect(instance.fields).toEqual({ text, parts: second, label })
    expect(unwrap(await runtime.query({ entity: 'box', matching: { label } })()).items).toEqual([instance])
    expect(unwrap(await runtime.query({ entity: 'box', matching: { label: 'small' } })()).items).toEqual([])
    expect(unwrap(await runtime.history(subject)()).items.at(1)).toEqual(filled.commit.envelope)
    expect(unwrap(await runtime.events(subject)()).items).toEqual(filled.commit.envelope.record.events)
    expect(unwrap(await store.after(undefined)()).items).toHaveLength(2)
    expect(unwrap(await runtime.verify(subject)())).toMatchObject({ holds: true, decisions: 2 })
    expect(await runtime.execute({ ...fill, recording: recording('r-2') })()).toMatchObject({
      right: { replayed: true },
    })
    unwrap(await store.close()())
  })
}

const providers: readonly (readonly [string, Provider])[] = [
  ['memory', memoryProvider()],
  ['SQLite', sqliteProvider()],
  ['PGlite', await pgliteProvider()],
]
describe.each(providers)('an instance of 5 MB on %s', (_name, provider) => keepsIt(provider))

for (const usable of postgresServers()) {
  const provider = await postgresProvider(usable)
  describe(`an instance of 5 MB on ${usable.name}`, () => keepsIt(provider))
}

describeMysql('an instance of 5 MB', (url) => keepsIt(mysqlProvider(url)))
