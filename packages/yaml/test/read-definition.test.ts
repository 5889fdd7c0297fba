import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { readDefinition } from '../src/index.js'
import { failureOf } from './reading.js'

const lamp = (change: (text: string) => string = (text) => text): string =>
  change(`entity: lamp
version: 2
schema:
  fields:
    label: {type: string, required: true}
    socket:
      type: enum
      values: [04, 6, no, 1.10]
    wiring:
      type: object
      properties:
        gauge: {type: enum, values: [12, 14]}
        runs: {type: array, items: {type: enum, values: [on]}}
lifecycle:
  initial: off
  states: [off, on, 3]
invariants:
  - name: 17
    message: 1.50
    assert: {gte: [$fields.bays, 0]}
create:
  emit: {type: 1, payload: {n: 1.50}}
operations:
  light:
    arguments: {fields: {mode: {type: enum, values: [013]}}}
    transitions:
      - {from: off, to: on}
      - from: [on, 3]
        to: off
    preconditions:
      - name: null
        assert: true
    emits:
      - type: 0o17
projections:
  "by.label":
    key: $fields.label
    in_state: 3
`)

const definitionOf = (text: string) => {
  const read = readDefinition(text)
  if (!isRight(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

describe('readDefinition', () => {
  it('K-12: every place of the format that wants text takes the source text', () => {
    const definition = definitionOf(lamp())
    expect(definition.schema.fields.socket?.values).toEqual(['04', '6', 'no', '1.10'])
    expect(definition.schema.fields.wiring?.properties.gauge?.values).toEqual(['12', '14'])
    expect(definition.schema.fields.wiring?.properties.runs?.items?.values).toEqual(['on'])
    expect(definition.lifecycle).toEqual({ initial: 'off', states: ['off', 'on', '3'] })
    expect(definition.invariants[0]).toMatchObject({ name: '17', message: '1.50' })
    expect(definition.create.emit?.type).toBe('1')
    expect(definition.operations.light?.arguments.fields.mode?.values).toEqual(['013'])
    expect(definition.operations.light?.transitions).toEqual([
      { from: 'off', to: 'on' },
      { from: ['on', '3'], to: 'off' },
    ])
    expect(definition.operations.light?.emits[0]?.type).toBe('0o17')
    expect(definition.projections['by.label']?.in_state).toBe('3')
  })

  it('K-9: null is null where the format admits it', () => {
    expect(definitionOf(lamp()).operations.light?.preconditions[0]?.name).toBe(null)
  })

  it('K-12: an entity that looks like a number is text', () => {
    expect(definitionOf(lamp((text) => text.replace('entity: lamp', 'entity: 123'))).entity).toBe('123')
  })

  it('reads the same as the JSON that says the same', () => {
    const yaml =
      'entity: lamp\nlifecycle: {initial: no, states: [no]}\nschema: {fields: {n: {type: number, min: 1.10}}}'
    const json =
      '{"entity": "lamp", "lifecycle": {"initial": "no", "states": ["no"]}, ' +
      '"schema": {"fields": {"n": {"type": "number", "min": 1.10}}}}'
    expect(readDefinition(yaml)).toEqual(readDefinition(json))
    expect(isRight(readDefinition(yaml))).toBe(true)
  })

  it('K-9: a key with nothing after it, in a list or object position, is refused', () => {
    expect(
      failureOf(readDefinition(lamp((text) => text.replace(/invariants:[^]*create:/, 'invariants:\ncreate:')))),
    ).toMatchObject({
      path: 'invariants',
      line: 17,
      column: 12,
    })
    expect(failureOf(readDefinition('entity: lamp\nschema:\nlifecycle: {initial: a, states: [a]}'))).toMatchObject({
      path: 'schema',
      line: 2,
    })
  })
})

describe('the place of a failure', () => {
  it('K-14: an unknown key, with its path, line and column', () => {
    const failure = failureOf(readDefinition(lamp((text) => text.replace('required: true', 'requried: true'))))
    expect(failure).toMatchObject({ path: 'schema.fields.label.requried', line: 5, column: 37 })
  })

  it('K-14: a value of the wrong kind inside a list', () => {
    const failure = failureOf(readDefinition(lamp((text) => text.replace('to: off', 'to: [off]'))))
    expect(failure).toMatchObject({ path: 'operations.light.transitions[1].to', line: 29, column: 13 })
  })

  it('D-5: a failure in a text of more than 200,000 tokens has its path, and no line is searched for', () => {
    const fields = Array.from({ length: 40_000 }, (_, index) => `"f${index}": {"type": "string"}`).join(',\n')
    const failure = failureOf(readDefinition(`{"entity": "shelf", "lifecycel": {}, "schema": {"fields": {${fields}}}}`))
    expect(failure).toMatchObject({ path: 'lifecycel' })
    expect(failure).not.toHaveProperty('line')
  })

  it('K-14: JSON text has lines and columns too', () => {
    const failure = failureOf(
      readDefinition(
        '{\n  "entity": "lamp",\n\t"schema": {"fields": {"a.b": {"type": "text"}}},\n' +
          '  "lifecycle": {"initial": "a", "states": ["a"]}\n}',
      ),
    )
    expect(failure).toMatchObject({ path: 'schema.fields.a.b.type', line: 3, column: 40 })
  })

  it('K-14: a missing key is placed at the object that lacks it', () => {
    expect(failureOf(readDefinition('entity: lamp\nschema: {}\nlifecycle:\n  states: [a]'))).toMatchObject({
      line: 4,
      column: 3,
    })
  })

  it('the failure of the text itself keeps its own place', () => {
    expect(failureOf(readDefinition('entity: lamp\nversion: 02'))).toMatchObject({
      path: 'version',
      line: 2,
      column: 10,
    })
  })
})
