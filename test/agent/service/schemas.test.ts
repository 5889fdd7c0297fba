import { inputSchema, outputSchema, readNumbers, writeNumbers, type Proposable, type Tool } from '@assent/agent'
import { numberOf, parseDefinition, type JsonObject } from '@assent/kernel'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../desk.js'
import { lending, library } from './library.js'

const { tools } = library().tools

const named = (name: string): Tool => {
  const tool = tools.find((one) => one.name === name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  return tool
}

const creationOf = (variants: JsonObject): Proposable => {
  const fields = { reach: { type: 'union', tag: 'value', variants } }
  const source = { entity: 'parcel', version: 1, semantics: 'service/1', schema: { fields } }
  const document = valueOf(parseDefinition({ ...source, lifecycle: { initial: 'sent', states: ['sent'] } }))
  const version = { version: 1, schema: document.schema, trusted: [], derivesId: false, outcomes: null }
  return { name: 'create', operation: null, trusted: [], versions: [version] }
}

const judge = (schema: object) => new Ajv2020({ strict: false, validateFormats: false }).compile(schema)

const takes = (name: string, input: object): boolean => judge(inputSchema(named(name)))(input)

describe('the schema of what a tool takes', () => {
  it('SR-106: of a creation with outcomes has its arguments, without id and without what the host gives', () => {
    const { properties, required } = inputSchema(named('loan.create')) as {
      readonly properties: { readonly fields: { readonly properties: JsonObject } }
      readonly required: readonly string[]
    }
    expect(Object.keys(properties).sort()).toEqual(['fields', 'proposal_id', 'version'])
    expect(Object.keys(properties.fields.properties)).toEqual(['copy', 'due', 'note', 'number', 'reader', 'wear'])
    expect(required).toEqual(['fields'])
    expect(takes('loan.create', { fields: lending })).toBe(true)
    expect(takes('loan.create', { fields: { ...lending, renewals: 0 } })).toBe(false)
    expect(takes('loan.create', { id: 's:L-1', fields: lending })).toBe(false)
  })

  it.each([
    [{ by: 'mail', value: 'ann@example.org' }, true],
    [{ by: 'mail' }, false],
    [{ by: 'nothing' }, true],
    [{ by: 'pigeon', value: 'coo' }, false],
    [{ by: 'post', value: { street: 'Hill 1', city: 'Ulm' } }, true],
    [{ by: 'post', value: { street: 'Hill 1', city: 'Ulm', zip: '1' } }, false],
    [{ by: 'nothing', more: 1 }, false],
  ])('SR-24: of a union is closed, one shape a label: %j', (reach, fits) => {
    expect(takes('reader.create', { fields: { card: '77-1', name: 'Ann', reach } })).toBe(fits)
  })

  it.each([
    [{}, true],
    [{ 1: 4, '-2': 11 }, true],
    [{ one: 4 }, false],
    [{ 1: 0 }, false],
  ])('SR-23: of a map has keys of its kind and values of its field: %j', (damaged_pages, fits) => {
    const input = { id: 's:A-1', arguments: { wear: 'good', damaged_pages } }
    expect(takes('copy.inspect', input)).toBe(fits)
  })

  it('SR-30: of a text with an alphabet takes its characters only', () => {
    const copy = (code: string) => takes('copy.create', { fields: { code, title: 'Emma' } })
    expect([copy('A-1'), copy('a-1')]).toEqual([true, false])
  })
})

/** A creation whose union has the tag `value`, and so its payload under `content`. */
const parcel: Tool = {
  ...named('reader.create'),
  proposes: [creationOf({ weight: { type: 'binary64' }, name: { type: 'string' } })],
}

describe('large numbers', () => {
  it('are read inside of maps and unions as in every other place', () => {
    const input = { id: 's:A-1', arguments: { wear: 'worn', damaged_pages: { 1: '9007199254740993' } } }
    const read = valueOf(readNumbers(named('copy.inspect'), input))
    expect(read).toMatchObject({ arguments: { damaged_pages: { 1: numberOf('9007199254740993') } } })
  })

  it('are read by the label of a union, and stay text where that wants text', () => {
    const digits = '9007199254740993'
    const of = (reach: JsonObject) => valueOf(readNumbers(parcel, { fields: { reach } }))
    expect(of({ value: 'weight', content: digits })).toEqual({
      fields: { reach: { value: 'weight', content: numberOf(digits) } },
    })
    expect(of({ value: 'name', content: digits })).toEqual({ fields: { reach: { value: 'name', content: digits } } })
  })
})

describe('the schema of what a tool answers', () => {
  it('SR-130: has the outcomes that accept, the effect, and the response as it is declared', () => {
    const { anyOf } = outputSchema(named('loan.take_back')) as { readonly anyOf: readonly JsonObject[] }
    const { properties, required } = anyOf[0] as { properties: JsonObject; required: readonly string[] }
    expect(required).toEqual(['ok', 'commit', 'replayed', 'outcome', 'effect', 'response', 'message'])
    expect(properties['outcome']).toEqual({ enum: ['returned_late', 'returned'] })
    expect(properties['response']).toMatchObject({ required: ['late', 'owed'], additionalProperties: false })
  })

  it('is met by what is answered, by a declared refusal, and by a preview', async () => {
    const desk = library()
    const check = async (name: string, input: object) => {
      const validate = judge(outputSchema(named(name)))
      const result = writeNumbers((await desk.ask(name, input)) as unknown as JsonObject)
      expect([name, validate(result), validate.errors]).toEqual([name, true, null])
    }
    await check('loan.preview', { operation: 'create', arguments: lending })
    await check('loan.create', { fields: lending })
    const id = 's:L-1'
    await check('loan.renew', { id, arguments: { due: '2031-07-01' } })
    await check('loan.renew', { id, arguments: { due: '2031-07-01' } })
    await check('loan.explain', { id, operation: 'pay', arguments: { amount: 0 } })
    await check('loan.preview', { id, operation: 'pay', arguments: { amount: 0 } })
    await check('loan.charge', { id, arguments: { amount: numberOf('9007199254740993') } })
    await check('loan.take_back', { id, arguments: { wear: 'good', on: '2031-05-01' } })
    await check('loan.get', { id })
    await check('loan.events', { id })
  })
})

describe('what a model is told of a tool', () => {
  it('when which outcome is taken, in words, and what to do when it is refused so', () => {
    const { description } = named('loan.renew')
    expect(description).toContain('too_often')
    expect(description).toContain('two renewals are the most')
    expect(description).toContain('- refused: the definition refuses by `error`')
    expect(named('loan.create').description).toContain('TooManyLoans')
    expect(named('loan.create').description).toContain('Its id is derived')
  })
})
