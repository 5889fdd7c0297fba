import { evaluationTools } from '@assent/agent/mcp'
import { defineEntity, Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../agent/desk.js'
import { call, type Called } from './client.js'
import { connected, serviceOf } from './in-memory.js'

const named = (entity: string, operation = 'close') =>
  defineEntity({
    entity,
    schema: { fields: { label: { type: 'string' } } },
    lifecycle: { initial: 'open', states: ['open', 'closed'] },
    operations: { [operation]: { transitions: [{ from: 'open', to: 'closed' }] } },
  })

const registryOf = (names: readonly string[]): Registry => {
  let registry = Registry.empty
  for (const name of names) registry = valueOf(registry.register(valueOf(named(name)).definition))
  return registry
}

const long = 'x'.repeat(80)

const names = [
  'a.b.c',
  'with space',
  'with/slash',
  'with\\slash',
  'Mängel',
  'Ma\u0308ngel',
  '注文',
  '返金',
  '\u{1F600}',
  long,
  `${long}y`,
  `${long}.z`,
  '__proto__',
  'constructor',
  'line\nbreak',
  '$ref',
  '-',
]

const recording = (record_id: string) => ({ record_id, recorded_at: '2027-03-01', actor: null })

const tools = (registry: Registry) => evaluationTools(StoredRuntime.of({ registry, store: memoryStore() }))

describe('known fault 16: entity types by any name', () => {
  it('each has tools that clients take, which work', async () => {
    const client = await connected(serviceOf(valueOf(tools(registryOf(names)))), {})
    const listed = (await client.listTools()).tools
    expect(listed.length).toBe(5 * names.length)
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
    for (const { name } of listed) expect(name).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/)
    const ask = (raw: string, args: object): Promise<Called> => {
      const tool = listed.find(({ title }) => title === raw)
      if (tool === undefined) throw new Error(`\`${raw}\` is not listed`)
      return call(client, tool.name, args)
    }
    for (const name of names) {
      const created = await ask(`${name}.create`, { id: name, fields: {}, recording: recording(`create ${name}`) })
      expect(created, name).toMatchObject({ isError: false, result: { instance: { entity: name, id: name } } })
      const closing = { id: name, expected_revision: 1, arguments: {}, recording: recording(`close ${name}`) }
      expect(await ask(`${name}.close`, closing), name).toMatchObject({ isError: false })
      expect((await ask(`${name}.list`, {})).result).toEqual({ items: [name] })
    }
  })

  it.each(['create', 'get', 'list', 'events'])('A-2: an operation called %s is a collision', (operation) => {
    const definition = valueOf(named('berth', operation))
    expect(tools(valueOf(Registry.empty.register(definition.definition)))).toMatchObject({
      _tag: 'Left',
      left: [{ kind: 'name_collision', path: `berth.operations.${operation}`, found: operation }],
    })
  })

  it('one name from two types is a collision', () => {
    const one = valueOf(named('a', 'b.c')).definition
    const other = valueOf(named('a.b', 'c')).definition
    const both = valueOf(valueOf(Registry.empty.register(one)).register(other))
    expect(tools(both)).toMatchObject({ _tag: 'Left', left: [{ kind: 'name_collision', found: 'a.b.c' }] })
  })
})
