import { describe, expect, it } from 'vitest'
import { isParsed } from '../../src/document/parse-definition.js'
import { readDecision, readDecisionRecord } from '../../src/record/read-record.js'
import { canonical } from '../../src/value/write-json.js'
import { parsed } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'
import { happened, recorded, stored, without } from './records.js'

const failurePath = (record: unknown): string => refused(readDecisionRecord(record)).path

describe('readDecisionRecord', () => {
  it('K-188, K-210: the definition is read as ever, into normal form, and the rest as it stands', () => {
    const record = accepted(readDecisionRecord(recorded()))
    const { definition, ...others } = record
    expect(others).toEqual(without(recorded(), 'definition'))
    expect(canonical(definition)).toBe(canonical(parsed(recorded()['definition'])))
    expect(isParsed(definition)).toBe(true)
  })

  it('K-188: an unknown key in the definition is refused at its place in the record', () => {
    const definition = {
      ...(recorded()['definition'] as object),
      lifecycle: { initial: 'in', states: [], final: 'out' },
    }
    expect(failurePath(recorded({ definition }))).toBe('definition.lifecycle.final')
  })

  it('K-183: a definition may be null', () => {
    expect(accepted(readDecisionRecord(recorded({ definition: null }))).definition).toBeNull()
  })

  it.each(Object.keys(recorded()))('K-183, K-187: a record without `%s` is refused, a nullable key included', (key) => {
    expect(failurePath(without(recorded(), key))).toBe(key)
  })

  it('K-187: an unknown key of a record is refused', () => {
    expect(refused(readDecisionRecord(recorded({ version: 1 })))).toMatchObject({ path: 'version' })
    expect(failurePath(recorded({ chnaged: {} }))).toBe('chnaged')
  })

  it.each([
    { command: 'create', fields: { coat: 'grey' } },
    { command: 'create', fields: {}, arguments: { a: 1 } },
    { command: 'execute', operation: 'take', arguments: {} },
    { command: 'execute', operation: 'take', arguments: {}, fulfillments: [1] },
    { command: 'legacy_import' },
  ])('K-185, K-187: the command %j is read as it stands', (command) => {
    expect(accepted(readDecisionRecord(recorded({ command }))).command).toEqual(command)
  })

  it.each([
    ['create', 'command', 'expected a command (an object), found a text'],
    [{}, 'command.command', 'a command needs the key `command`'],
    [
      { command: 'exceute' },
      'command.command',
      'expected a command (`create`, `execute`, `legacy_import`), found `exceute`, did you mean `execute`?',
    ],
    [{ command: 'create' }, 'command.fields', 'a create command needs the key `fields`'],
    [{ command: 'execute', arguments: {} }, 'command.operation', 'an execute command needs the key `operation`'],
    [{ command: 'execute', operation: 'take', arguments: null }, 'command.arguments', 'expected an object, found null'],
    [
      { command: 'create', fields: {}, fulfillments: [] },
      'command.fulfillments',
      '`fulfillments` is not a key of a create command',
    ],
    [{ command: 'legacy_import', fields: {} }, 'command.fields', '`fields` is not a key of a legacy import'],
  ])('K-185, K-187: the command %j is refused', (command, path, message) => {
    expect(refused(readDecisionRecord(recorded({ command })))).toEqual({ kind: 'parse_failure', path, message })
  })

  it('K-187: members of the service rules are kept, a null and an empty `removed` too', () => {
    const service = { outcome: 'taken', effect: null, response: {}, removed: [] }
    expect(accepted(readDecisionRecord(recorded(service)))).toMatchObject(service)
  })

  it('K-180, K-187: keys of others in an event or in the result are dropped', () => {
    const record = accepted(readDecisionRecord(recorded({ events: [happened({ at: 1 })], result: stored({ at: 1 }) })))
    expect(record.events).toEqual([happened()])
    expect(record.result).toEqual(stored())
  })

  it('K-187: an event without `from_state` reads it as null', () => {
    const record = accepted(readDecisionRecord(recorded({ events: [without(happened(), 'from_state')] })))
    expect(record.events).toEqual([happened({ from_state: null })])
  })

  it.each(Object.keys(without(happened(), 'from_state')))('K-180, K-187: an event without `%s` is refused', (key) => {
    expect(failurePath(recorded({ events: [happened(), without(happened(), key)] }))).toBe(`events[1].${key}`)
  })

  it('K-180: `removed` of an event is a list of texts', () => {
    const events = [happened({ removed: ['coat'] })]
    expect(accepted(readDecisionRecord(recorded({ events }))).events).toEqual(events)
    expect(failurePath(recorded({ events: [happened({ removed: [1] })] }))).toBe('events[0].removed[0]')
  })

  it('K-65: a revision is a whole number token in a record, its result and its events', () => {
    expect(failurePath(recorded({ revision: 0 }))).toBe('revision')
    expect(failurePath(recorded({ result: stored({ revision: 1.5 }) }))).toBe('result.revision')
    expect(failurePath(recorded({ events: [happened({ revision: '2' })] }))).toBe('events[0].revision')
  })
})

describe('readDecision', () => {
  it('K-186, K-187: a decision is read part by part; keys of others are dropped', () => {
    const decision = accepted(readDecision({ instance: stored(), record: recorded(), events: [happened()], note: 1 }))
    expect(Object.keys(decision)).toEqual(['events', 'instance', 'record'])
    expect(decision.instance).toEqual(decision.record.result)
    expect(decision.events).toEqual(decision.record.events)
  })

  it('K-187: the record inside a decision is closed', () => {
    const decision = { instance: stored(), record: recorded({ version: 1 }), events: [] }
    expect(refused(readDecision(decision)).path).toBe('record.version')
  })
})
