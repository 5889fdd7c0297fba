import { agentTools, inputSchema, outputSchema, type AllowedType } from '@assent/agent'
import { parseDefinition, Registry, type JsonObject } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { definitionOf } from '@assent/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { committed, deskOver, model, valueOf } from '../desk.js'

const lifecycle = { initial: 'open', states: ['open', 'shut'] }
const fields = { code: { type: 'string', required: true } }

/** A box, which was under `kernel/1` once. */
const first = {
  entity: 'box',
  version: 1,
  schema: { fields },
  lifecycle,
  operations: { shut: { transitions: [{ from: 'open', to: 'shut' }] } },
}
const second = {
  ...first,
  version: 2,
  semantics: 'service/1',
  identity: { field: 'code' },
  create: {
    arguments: { fields: { label: { type: 'string', required: true } } },
    outcomes: [{ name: 'made', effect: 'creates', set: { code: '$args.label' } }],
  },
  operations: { shut: { outcomes: [{ name: 'done', effect: { moves: { from: 'open', to: 'shut' } } }] } },
}

const boxes = [first, second].map((document) => definitionOf(valueOf(parseDefinition(document))))

const box: AllowedType = { entity: 'box', versions: [1, 2], tools: ['preview'], create: {}, operations: { shut: {} } }

const desk = () => {
  const store = memoryStore()
  const registry = boxes.reduce((registered, one) => valueOf(registered.register(one)), Registry.empty)
  return deskOver(store, { runtime: StoredRuntime.of({ registry, store }), allow: [box] })
}

const old = { version: 1, id: 'b-1', fields: { code: 'x' } }
const recent = { version: 2, fields: { label: 'x' } }

describe('versions of which some derive their ids and have outcomes', () => {
  it('are created each in its way', async () => {
    const { ask } = desk()
    const made = committed(await ask('box.create', old))
    expect([made.commit.instance.id, made.outcome]).toEqual(['b-1', undefined])
    const derived = committed(await ask('box.create', recent))
    expect([derived.commit.instance.id, derived.outcome]).toEqual(['s:x', 'made'])
    const shut = async (id: string) => committed(await ask('box.shut', { id })).outcome
    expect([await shut('b-1'), await shut('s:x')]).toEqual([undefined, 'done'])
  })

  it.each([
    [{ ...recent, id: 's:x' }, 'is derived from the identity of the new subject'],
    [{ version: 1, fields: { code: 'x' } }, 'is missing'],
  ])('take an id only where it is not derived: %j', async (input, message) => {
    const { ask } = desk()
    expect(await ask('box.create', input)).toMatchObject({ kind: 'invalid_input', errors: [{ path: 'id', message }] })
    const { fields: args, ...others } = input
    expect(await ask('box.preview', { operation: 'create', ...others, arguments: args })).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'id', message }],
    })
  })

  it('have schemas that say the same', async () => {
    const { ask, tools } = desk()
    const [create] = tools.tools.filter(({ name }) => name === 'box.create')
    if (create === undefined) throw new Error('there is no creation')
    const ajv = new Ajv2020({ strict: false })
    const takes = ajv.compile(inputSchema(create))
    const given = [old, recent, { ...recent, id: 's:x' }, { version: 1, fields: { code: 'x' } }, { ...old, version: 2 }]
    expect(given.map((input) => takes(input))).toEqual([true, true, false, false, false])
    const answers = ajv.compile(outputSchema(create))
    for (const input of [old, recent]) {
      expect(answers((await ask('box.create', input)) as unknown as JsonObject)).toBe(true)
    }
  })

  it('leave the choice of an id to the host only where nobody derives it', async () => {
    const opened = desk()
    const asked: unknown[] = []
    const newId = (_session: unknown, { arguments: args }: { readonly arguments: JsonObject }) => {
      asked.push(args)
      return 'b-7'
    }
    const { call } = valueOf(agentTools({ ...opened.host, newId }))
    const made = await call(model, { tool: 'box.create', input: { version: 1, fields: { code: 'x' } } })()
    const derived = await call(model, { tool: 'box.create', input: recent })()
    expect([committed(made).commit.instance.id, committed(derived).commit.instance.id]).toEqual(['b-7', 's:x'])
    expect(asked).toEqual([{ code: 'x' }])
  })
})
