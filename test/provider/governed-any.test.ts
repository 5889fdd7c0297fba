import { writeNumbers } from '@assent/agent'
import { governed } from '@assent/agent/governed'
import {
  Registry,
  stringify,
  type FieldKind,
  type JsonObject,
  type Semantics,
  type ValidatedDefinition,
} from '@assent/kernel'
import { ProviderInstance, type Tool } from '@assent/provider'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { arbitrary, semanticsLevels } from '@assent/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../agent/desk.js'
import { runs } from '../properties/runs.js'

// Each case compiles schemas.
const few = { numRuns: Math.ceil((runs.numRuns ?? 2000) / 40) }

const scalars: readonly FieldKind[] = ['string', 'enum', 'ref', 'integer', 'number', 'binary64', 'boolean']

/** The definition as a type `thing`, whose scalar fields may all be asked for, and its tools by what they do. */
const toolsOf = (definition: ValidatedDefinition): ReadonlyMap<string, Tool> => {
  const { document, entity, version } = definition
  const matching = Object.keys(document.schema.fields).filter((name) =>
    scalars.includes(document.schema.fields[name]?.type ?? 'json'),
  )
  const operations = Object.keys(document.operations).map((name, n) => [name, { id: `do-${n}` }] as const)
  const runtime = StoredRuntime.of({ registry: valueOf(Registry.empty.register(definition)), store: memoryStore() })
  let records = 0
  const made = governed({
    runtime,
    definition: {
      entity,
      versions: [version],
      id: 'thing',
      create: {},
      operations: Object.fromEntries(operations),
    },
    searchable: { matching },
    isPrincipal: (given): given is 'somebody' => given === 'somebody',
    identify: (who) => who,
    authority: () => ({}),
    recording: () => {
      records += 1
      const record_id = `r-${records}`
      return { record_id, recorded_at: '2031-05-04T09:00:00Z', correlation: null, causation: null, actor: null }
    },
  })
  const tools = valueOf(made)
    .registerOn(ProviderInstance({ id: 'a' }))
    .toTools()
  return new Map(tools.map((tool) => [tool.name.replace('a_thing_', ''), tool]))
}

/** What a script gets: text, which it reads with what its host has. */
const asRead = (answer: JsonObject): JsonObject => JSON.parse(stringify(answer)) as JsonObject

const createdUnder = (semantics: Semantics) =>
  arbitrary
    .definition({ semantics })
    .chain((definition) => fc.tuple(fc.constant(definition), arbitrary.fields(definition)))

const idOf = ({ instance }: JsonObject): string => (instance as { readonly id: string }).id

// Members of this name cross no provider; Ajv passes over what is required by the empty name.
const isOdd = (value: unknown): boolean => /"__proto__"|"required":\[""\]/.test(stringify(value as JsonObject))

describe.each(semanticsLevels)('an instance of any definition under %s', (semantics) => {
  it('crosses as the schemas of its tools say, with no number that a reader rounds, and is found again by what was read', async () => {
    let [found, refused] = [0, 0]
    await fc.assert(
      fc.asyncProperty(createdUnder(semantics), async ([definition, fields]) => {
        fc.pre(!isOdd(definition.document) && !isOdd(fields))
        const tools = toolsOf(definition)
        const use = async (name: string, input: object): Promise<JsonObject> => {
          const tool = tools.get(name)
          if (tool === undefined) throw new Error(`there is no tool ${name}`)
          const answer = valueOf(await tool.call(input, { principal: 'somebody' })())
          const read = asRead(answer)
          const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true })
          expect(ajv.validate(JSON.parse(stringify(tool.outputSchema)), read), ajv.errorsText()).toBe(true)
          expect(stringify(read)).toBe(stringify(answer))
          return read
        }
        const named = definition.document.identity === undefined ? { id: 'a' } : {}
        const made = await use('create', { ...named, fields: writeNumbers(fields) })
        if (made['outcome'] === 'refused') {
          refused += 1
          return
        }
        found += 1
        const { record } = (await use('get', { id: idOf(made) })) as {
          readonly record: { readonly fields: JsonObject }
        }
        expect(record).toEqual(made['instance'])
        const { matching } = tools.get('search')?.inputSchema['properties'] as { readonly matching?: JsonObject }
        const names = Object.keys((matching?.['properties'] ?? {}) as object)
        const held = Object.entries(record.fields).filter(([name, value]) => names.includes(name) && value !== null)
        const search = matching === undefined ? {} : { matching: Object.fromEntries(held) }
        expect((await use('search', search))['results']).toEqual([record])
      }),
      few,
    )
    expect([found > 0, found * 4 > refused]).toEqual([true, true])
  })
})
