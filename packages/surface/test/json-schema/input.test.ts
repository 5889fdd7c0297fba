import { decideCreate, normalizeFields, stringify, type JsonObject } from '@assent/kernel'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { argumentsSchema, creationFieldsSchema, instanceSchema } from '../../src/index.js'
import { kiln } from '../definition.js'

const accepts = (schema: JsonObject): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: true, ownProperties: true, keywords: ['x-entity-ref'] })
  const validate = ajv.compile(JSON.parse(stringify(schema)) as object)
  return (value) => validate(value)
}

const whole = {
  label: 'a',
  cone: '04',
  firings: 1,
  peak: 0.5,
  open: true,
  log: null,
  studio: 's',
  bays: [{ code: '' }],
}
const inputs: readonly (readonly [string, unknown])[] = [
  ['every field', whole],
  ['what has a default left out', { label: 'a' }],
  ['what is required left out', {}],
  ['a text that is too long', { label: 'too long a text' }],
  ['a text whose length counts code points', { label: '\u{1f600}'.repeat(8) }],
  ['a text that is too short', { label: '' }],
  ['an integer below its bound', { label: 'a', firings: -1 }],
  ['a number at its bound', { label: 'a', peak: 0.5 }],
  ['a number below its bound', { label: 'a', peak: 0.4 }],
  ['a text that is not of the enum', { label: 'a', cone: '5' }],
  ['null where a text is wanted', { label: null }],
  ['null where any JSON is wanted', { label: 'a', log: null }],
  ['a member that is not declared', { label: 'a', colour: 'red' }],
  ['a reference without a name', { label: 'a', studio: '' }],
  ['an element without its member', { label: 'a', bays: [{}] }],
  ['an element with an unknown member', { label: 'a', bays: [{ code: '', other: 1 }] }],
  ['an open object with another member', { label: 'a', frame: { other: 1 } }],
  ['a hostile member of another kind', { label: 'a', frame: { constructor: 1 } }],
  ['a hostile member', { label: 'a', frame: { constructor: true } }],
  ['no object', []],
]

describe('the schema of creation fields', () => {
  const meets = accepts(creationFieldsSchema(kiln.document))

  it.each(inputs)('U-2: %s: meets it where the kernel takes the fields', (_, value) => {
    expect(meets(value)).toBe(isRight(normalizeFields(kiln, value)))
  })

  it('U-2: members stand in name order, and only those without a default are required', () => {
    expect(creationFieldsSchema(kiln.document)).toMatchObject({ required: ['label'], additionalProperties: false })
    const names = Object.keys(creationFieldsSchema(kiln.document).properties as object)
    expect(names).toEqual([...names].sort())
    expect(names).toHaveLength(9)
  })

  it('U-2: an object lists `required` only where it has required members', () => {
    const { touch } = kiln.document.operations
    expect(touch === undefined ? {} : argumentsSchema(touch)).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: false,
    })
  })

  it('bounds keep their digits', () => {
    expect(stringify(creationFieldsSchema(kiln.document))).toContain('"peak":{"minimum":0.5,"type":"number"}')
  })
})

describe('the schema of an instance', () => {
  it('is met by what a creation makes, and by nothing with another state', () => {
    const created = decideCreate(kiln, { id: 'k-1', fields: { label: 'a' } })
    if (!isRight(created)) throw new Error('the creation was refused')
    const meets = accepts(instanceSchema(kiln.document))

    expect(meets(created.right.instance)).toBe(true)
    expect(meets({ ...created.right.instance, lifecycle_state: 'melted' })).toBe(false)
    expect(meets({ ...created.right.instance, fields: {} })).toBe(false)
  })
})

describe('numbers that most readers round', () => {
  const meets = accepts(creationFieldsSchema(kiln.document, { largeNumbers: 'text' }))

  it('an integer beyond 2^53 may be given as the text of its digits, and the schema says so', () => {
    expect(meets({ label: 'a', firings: '9007199254740993' })).toBe(true)
    expect(meets({ label: 'a', firings: 3 })).toBe(true)
    expect(meets({ label: 'a', firings: '1e3' })).toBe(false)
    expect(stringify(creationFieldsSchema(kiln.document, { largeNumbers: 'text' }))).toContain(
      'beyond ±9007199254740991',
    )
  })
})
