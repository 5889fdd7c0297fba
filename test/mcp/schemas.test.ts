import type { JsonSchemaType } from '@modelcontextprotocol/client'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv'
import { writeNumbers } from '@assent/agent'
import { evaluationTools, type McpService } from '@assent/agent/mcp'
import { defineEntity, Registry, type JsonObject } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import type { History } from '@assent/testing'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../agent/desk.js'
import { anyHistory } from '../properties/histories.js'
import { runs } from '../properties/runs.js'
import { connected, serviceOf } from './in-memory.js'

// A validator is compiled for every schema of every definition, which takes a while.
const fewer = { ...runs, numRuns: Math.ceil((runs.numRuns ?? 0) / 20) }

const validators = new AjvJsonSchemaValidator()
// The client`s own asks the prototype of an object for `toString` too.
const dialect = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false })

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** An answer, as a client gets it, meets the schema of it: the client refuses it otherwise. */
const expectTaken = (schema: object, value: unknown): void => {
  const { valid, errorMessage } = validators.getValidator(throughJson(schema) as JsonSchemaType)(throughJson(value))
  if (!valid) throw new Error(`${JSON.stringify(value)} does not meet ${JSON.stringify(schema)}: ${errorMessage}`)
}

const expectMet = (schema: object, value: unknown): void => {
  // No validator of this make sees a property of this name, whatever the schema says of it.
  if (JSON.stringify(value).includes('__proto__')) return
  if (!dialect.compile(throughJson(schema) as object)(value)) {
    throw new Error(`${JSON.stringify(value)} does not meet ${JSON.stringify(schema)}`)
  }
}

const serviceFor = ({ definition }: Pick<History, 'definition'>): McpService<unknown> | undefined => {
  const registry = valueOf(Registry.empty.register(definition))
  const tools = evaluationTools(StoredRuntime.of({ registry, store: memoryStore() }))
  // An operation may happen to be called `get`.
  return isLeft(tools) ? undefined : serviceOf(tools.right)
}

/** Calls a tool by its raw name: what it answers meets its schema, and what it accepts does. */
const callAndMeet = async (service: McpService<unknown>, title: string, input: JsonObject): Promise<void> => {
  const tool = service.tools.find((one) => one.title === title)
  if (tool === undefined) throw new Error(`${title} is not listed`)
  const sent = throughJson(writeNumbers(input))
  const answer = await service.call({}, tool.name, sent)
  if (answer === undefined) throw new Error(`${title} is not called`)
  expectTaken(tool.outputSchema, answer.result)
  if (!answer.refused) expectMet(tool.inputSchema, sent)
}

describe('schemas of whatever definition', () => {
  it('U-2: each is one of the dialect 2020-12, which the official client can read, without references', () => {
    fc.assert(
      fc.property(anyHistory(), (history) => {
        for (const { inputSchema, outputSchema } of serviceFor(history)?.tools ?? []) {
          for (const schema of [inputSchema, outputSchema]) {
            expect(dialect.validateSchema(throughJson(schema) as object)).toBe(true)
            expect(schema.type).toBe('object')
            validators.getValidator(throughJson(schema) as JsonSchemaType)
          }
        }
      }),
      fewer,
    )
  })

  it('A-7: what a tool accepts meets the schema of its input, what it answers that of its output', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory(), async (history) => {
        const service = serviceFor(history)
        if (service === undefined) return
        const { entity } = history.definition
        const recording = (record_id: string) => ({ record_id, recorded_at: '2027-03-01T08:00:00Z', actor: null })
        const { id, fields, calls } = history
        await callAndMeet(service, `${entity}.create`, { id, fields, recording: recording('create') })
        for (const [index, call] of calls.entries()) {
          const input = { id, expected_revision: index + 1, arguments: call.arguments }
          const title = `${entity}.${call.operation}`
          await callAndMeet(service, title, { ...input, recording: recording(`call ${index}`) })
        }
        for (const read of ['get', 'events']) await callAndMeet(service, `${entity}.${read}`, { id })
        await callAndMeet(service, `${entity}.list`, {})
      }),
      fewer,
    )
  })

  it('known fault 16: one that is too long takes no other tool down', async () => {
    const values = Array.from({ length: 50_000 }, (_, index) => `value-${index}`)
    const lifecycle = { initial: 'open', states: ['open'] } as const
    const huge = defineEntity({ entity: 'huge', schema: { fields: { one: { type: 'enum', values } } }, lifecycle })
    const small = defineEntity({ entity: 'small', schema: { fields: {} }, lifecycle })
    const both = valueOf(valueOf(Registry.empty.register(valueOf(huge).definition)).register(valueOf(small).definition))
    const runtime = StoredRuntime.of({ registry: both, store: memoryStore() })
    const service = serviceOf(valueOf(evaluationTools(runtime)))
    expect(service.size.bytes).toBeLessThan(100_000)
    const client = await connected(service, {})
    expect((await client.listTools()).tools.length).toBe(8)
    const recording = { record_id: 'a', recorded_at: '2027-03-01', actor: null }
    for (const name of ['huge.create', 'small.create']) {
      const input = { id: name, fields: {}, recording: { ...recording, record_id: name } }
      expect(await client.callTool({ name, arguments: input })).toMatchObject({ isError: false })
    }
  })
})
