import { describe, expect, it } from 'vitest'
import { decideCreate, type CreateRequest } from '../../src/decide/create.js'
import { decide, type ExecuteRequest } from '../../src/decide/execute.js'
import { replay } from '../../src/record/replay.js'
import { Registry } from '../../src/registry.js'
import { Runtime, type RuntimeCreateRequest } from '../../src/runtime.js'
import { define } from '../support/define.js'
import { accepted, errorPaths } from '../support/outcome.js'
import { permit } from '../support/permit.js'

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
