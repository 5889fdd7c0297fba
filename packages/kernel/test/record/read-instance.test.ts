import { describe, expect, it } from 'vitest'
import { readInstance } from '../../src/record/read-record.js'
import { deepFreeze } from '../support/deep.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { stored, without } from './records.js'

describe('readInstance', () => {
  it('K-179: an instance is read as it stands, as a copy', () => {
    const input = deepFreeze(stored())
    const instance = accepted(readInstance(input))
    expect(instance).toEqual(input)
    expect(instance.fields).not.toBe(input['fields'])
  })

  it('K-187: keys of others are dropped', () => {
    expect(accepted(readInstance(stored({ etag: 'x' })))).toEqual(stored())
  })

  it.each(Object.keys(stored()))('K-179, K-187: an instance without `%s` is refused', (key) => {
    expect(refused(readInstance(without(stored(), key)))).toEqual({
      kind: 'parse_failure',
      path: key,
      message: `an instance needs the key \`${key}\``,
    })
  })

  it.each([
    ['entity', 5, 'expected a text, found the number `5`'],
    ['id', null, 'expected a text, found null'],
    ['lifecycle_state', ['in'], 'expected a text, found a list of 1'],
    ['fields', ['grey'], 'expected an object, found a list of 1'],
    ['fields', 'secret', 'expected an object, found a text'],
    ['version', -1, 'expected a whole number from 0 to 4294967295, found the number `-1`'],
  ])('K-187: `%s` as %j is refused', (key, value, message) => {
    expect(refused(readInstance(stored({ [key]: value })))).toEqual({ kind: 'parse_failure', path: key, message })
  })

  it.each(['1', '9007199254740993', '9223372036854775807'])('K-65, K-127: %s is a revision, kept exactly', (token) => {
    expect(accepted(readInstance(stored({ revision: exact(token) }))).revision).toEqual(exact(token))
  })

  it.each(['0', '-1', '-0', '1.0', '1e3', '9223372036854775808'])('K-65, K-127: %s is no revision', (token) => {
    expect(refused(readInstance(stored({ revision: exact(token) })))).toEqual({
      kind: 'parse_failure',
      path: 'revision',
      message: `expected a whole number from 1 to 9223372036854775807, found the number \`${token}\``,
    })
  })

  it('K-204, K-228: the fields are any object, in name order at every depth, any name in it', () => {
    const fields = JSON.parse('{"z":{"b":1,"a":null},"__proto__":[],"constructor":1}') as object
    const instance = accepted(readInstance(stored({ fields })))
    expect(Object.keys(instance.fields)).toEqual(['__proto__', 'constructor', 'z'])
    expect(Object.keys(instance.fields['z'] as object)).toEqual(['a', 'b'])
  })

  it('a member that is not JSON is refused at its place', () => {
    expect(refused(readInstance(stored({ fields: { when: new Date(0) } }))).path).toBe('fields.when')
  })
})
