import { describe, expect, it } from 'vitest'
import { decideCreate, type CreateRequest } from '../../src/decide/create.js'
import { decide, type ExecuteRequest } from '../../src/decide/execute.js'
import { replay } from '../../src/record/replay.js'
import { Registry } from '../../src/registry.js'
import { Runtime, type RuntimeCreateRequest } from '../../src/runtime.js'
import { define } from '../support/define.js'
import { accepted, errorPaths, refused } from '../support/outcome.js'
import { heldPermit, permit } from '../support/permit.js'

const fail = (): never => {
  throw new Error('a trap of the caller')
}
const revoked = Proxy.revocable({}, {})
revoked.revoke()

const definition = define(permit())
const runtime = Runtime.of(accepted(Registry.empty.register(definition)))

describe('requests that are none', () => {
  it.each<readonly [string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'p-7'],
    ['a number', 7],
    ['a list', []],
    ['a Proxy that throws', new Proxy({}, { get: fail, getOwnPropertyDescriptor: fail, ownKeys: fail })],
    ['a revoked Proxy', revoked.proxy],
    [
      'an object whose accessors throw',
      Object.create({}, { id: { get: fail }, entity: { get: fail }, instance: { get: fail } }),
    ],
  ])('K-195: %s is refused by its first part', (_name, request) => {
    expect(errorPaths(decideCreate(definition, request as CreateRequest))).toEqual(['id'])
    expect(errorPaths(decide(definition, request as ExecuteRequest))).toEqual(['instance'])
    expect(errorPaths(runtime.create(request as RuntimeCreateRequest))).toEqual(['entity'])
    expect(errorPaths(runtime.execute(request as ExecuteRequest))).toEqual(['instance'])
  })

  it.each<readonly [string, unknown, string]>([
    ['a number', 7, 'expected text'],
    ['nothing', undefined, 'expected text'],
    ['half a pair', 'renew\ud800', 'the text holds an unpaired surrogate'],
  ])('K-13, K-194: a name that is %s is refused at its place, and not echoed', (_name, name, message) => {
    const operation = name as string
    const request = { instance: heldPermit({}), operation, arguments: {} }

    expect(refused(decide(definition, request))).toEqual({
      kind: 'validation',
      errors: [{ path: 'operation', message }],
    })
    expect(refused(decideCreate(definition, { id: operation, fields: {} }))).toEqual({
      kind: 'validation',
      errors: [{ path: 'id', message }],
    })
  })

  it('K-6: what `validate` did not make is refused by its own name', () => {
    const lookAlike = { entity: 'permit', version: 3 } as unknown as typeof definition
    const message = 'expected a definition that `validate` accepted'

    expect(refused(decideCreate(lookAlike, { id: 'p-7', fields: {} }))).toEqual({
      kind: 'validation',
      errors: [{ path: 'definition', message }],
    })
  })

  it.each<readonly [string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'p-7'],
    ['an object', {}],
    ['a Proxy that throws', new Proxy([], { get: fail })],
  ])('K-195: %s is no history', (_name, records) => {
    expect(errorPaths(replay(records as readonly unknown[]))).toEqual(['records'])
  })

  it('K-195: a hole in a history is a record that does not read', () => {
    expect(errorPaths(replay([,]))).toEqual(['records[0]'])
  })
})
