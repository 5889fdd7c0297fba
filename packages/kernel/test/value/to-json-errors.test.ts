import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../../src/limits.js'
import type { ValidationRefusal } from '../../src/refusal.js'
import { ExactNumber } from '../../src/value/exact-number.js'
import { toJson } from '../../src/value/to-json.js'
import { errorPaths, refused } from '../support/outcome.js'

const refusalOf = (value: unknown): ValidationRefusal => refused(toJson(value, 'fields'))
const messageOf = (value: unknown): string | undefined => refusalOf(value).errors[0]?.message

class Money {
  amount = 1
}
class Sly {
  isPrototypeOf(): boolean {
    return true
  }
}
class Bag extends Array<number> {}
class Orphan {
  static {
    Object.setPrototypeOf(Orphan.prototype, null)
  }
}
const accessor = (property: PropertyDescriptor): object =>
  Object.defineProperty({}, 'x', { enumerable: true, ...property })
const cycle: unknown[] = [1]
cycle.push({ cycle })

describe('host values that JSON cannot say', () => {
  it.each<readonly [string, unknown, string]>([
    ['undefined', undefined, '`undefined` is not JSON'],
    ['a bigint', 1n, '`bigint` is not JSON'],
    ['a symbol', Symbol('x'), '`symbol` is not JSON'],
    ['a function', () => 1, '`function` is not JSON'],
    ['a class', Money, '`function` is not JSON'],
    ['NaN', Number.NaN, '`NaN` is not a JSON number'],
    ['infinity', Infinity, '`Infinity` is not a JSON number'],
    ['minus infinity', -Infinity, '`-Infinity` is not a JSON number'],
    ['a date', new Date(0), 'an instance of a class is not JSON'],
    ['a map', new Map(), 'an instance of a class is not JSON'],
    ['a set', new Set(), 'an instance of a class is not JSON'],
    ['an error', new Error('x'), 'an instance of a class is not JSON'],
    ['a boxed text', Object('x'), 'an instance of a class is not JSON'],
    ['bytes', new Uint8Array(2), 'an instance of a class is not JSON'],
    ['an instance', new Money(), 'an instance of a class is not JSON'],
    ['an instance of a class without ancestors', new Orphan(), 'an instance of a class is not JSON'],
    ['an instance of a class with a method of every object', new Sly(), 'an instance of a class is not JSON'],
    ['an instance of a list class', Bag.of(1), 'an instance of a class is not JSON'],
    ['a date of another realm', vm.runInNewContext('new Date(0)'), 'an instance of a class is not JSON'],
    ['an object that inherits members', Object.create({ a: 1 }), 'an instance of a class is not JSON'],
    [
      'an object that poses as an exact number',
      Object.create(ExactNumber.prototype),
      'an instance of a class is not JSON',
    ],
    ['a member named by a symbol', { [Symbol('x')]: 1 }, 'a member named by a symbol is not JSON'],
    ['a list with a hole', [1, , 3], 'a list with holes, or with members beside its elements, is not JSON'],
    [
      'a list of nothing but holes',
      new Array(4_294_967_295),
      'a list with holes, or with members beside its elements, is not JSON',
    ],
    [
      'a list with a member',
      Object.assign([1], { x: 1 }),
      'a list with holes, or with members beside its elements, is not JSON',
    ],
    [
      'a list with a hole and a member',
      Object.assign([, 1], { x: 1 }),
      'a list with holes, or with members beside its elements, is not JSON',
    ],
    ['a match', /a/.exec('a'), 'a list with holes, or with members beside its elements, is not JSON'],
    ['an unpaired surrogate', 'a\ud800', 'the text holds an unpaired surrogate'],
  ])('%s is refused', (_, value, message) => {
    expect(refusalOf(value)).toEqual({ kind: 'validation', errors: [{ path: 'fields', message }] })
    expect(refused(toJson({ list: [value] }, 'fields')).errors).toEqual([{ path: 'fields.list[0]', message }])
  })

  it('K-13: a name with an unpaired surrogate is refused, and the refusal is well-formed text', () => {
    const { errors } = refusalOf({ 'a\udc00': { b: Number.NaN } })
    expect(errors).toEqual([{ path: 'fields.a\ufffd', message: 'the name holds an unpaired surrogate' }])
  })

  it('no accessor is run', () => {
    const trap = (): never => {
      throw new Error('run')
    }
    const list = Object.defineProperty([1, 2], 0, { get: trap, enumerable: true })
    expect(refusalOf({ a: accessor({ get: trap }), b: accessor({ set: trap }), c: list }).errors).toEqual([
      { path: 'fields.a.x', message: 'an accessor is not JSON' },
      { path: 'fields.b.x', message: 'an accessor is not JSON' },
      { path: 'fields.c[0]', message: 'an accessor is not JSON' },
    ])
  })

  it('no `toJSON` and no `valueOf` is run', () => {
    expect(messageOf({ toJSON: () => 1 })).toBe('`function` is not JSON')
  })

  it('a value that holds itself is refused where it comes again', () => {
    expect(refusalOf({ cycle }).errors).toEqual([{ path: 'fields.cycle[1].cycle', message: 'the value holds itself' }])
  })

  it('a value that holds itself many times is refused in linear time', () => {
    const wide: unknown[] = []
    for (let index = 0; index < 1000; index += 1) wide.push(wide)
    expect(refusalOf(wide)).toMatchObject({ errors: { length: 100 }, more: 900 })
  })

  it('D-5: forty lists of which each holds the next one twice are refused, not unfolded', () => {
    let doubled: unknown = [1]
    for (let level = 0; level < 40; level += 1) doubled = [doubled, doubled]
    expect(messageOf(doubled)).toBe('the value repeats its lists and objects more than 131072 times')
  })

  it('D-5: many lists of which each comes again a few times are no fault: the parts of a record share them', () => {
    const many = Array.from({ length: 70_000 }, (): unknown[] => [])
    expect(toJson({ fields: many, result: many, changed: many, args: many }, 'record')._tag).toBe('Right')
  })

  it('D-5: thirty objects that all hold one another are refused in linear time', () => {
    const objects: { [name: string]: unknown }[] = Array.from({ length: 30 }, () => ({}))
    for (const object of objects) for (const [index, other] of objects.entries()) object[`n${index}`] = other
    expect(messageOf(objects)).toBe('the value holds itself')
  })

  it('K-44: every error is collected, in name order and the order of elements, each fault once', () => {
    const value = {
      c: new Date(Number.NaN),
      a: [undefined, { z: 1n, y: Number.NaN }],
      b: 'ok',
      '\u{1f600}': NaN,
      '\ufffd': NaN,
    }
    expect(errorPaths(toJson(value, 'arguments'))).toEqual([
      'arguments.a[0]',
      'arguments.a[1].y',
      'arguments.a[1].z',
      'arguments.c',
      'arguments.\ufffd',
      'arguments.\u{1f600}',
    ])
  })

  it('K-46: the paths begin with the root that was named', () => {
    expect(errorPaths(toJson({ bays: [0, 0, { code: undefined }] }, 'fields'))).toEqual(['fields.bays[2].code'])
    expect(errorPaths(toJson(undefined, 'id'))).toEqual(['id'])
  })

  it('D-5: errors past the limit are counted', () => {
    const limits = { ...defaultLimits, errorsListed: 2 }
    expect(refused(toJson([NaN, NaN, NaN, NaN, NaN], 'fields', limits))).toMatchObject({
      errors: { length: 2 },
      more: 3,
    })
  })

  it('what is nested too deep is refused there, and not looked at further', () => {
    const limits = { ...defaultLimits, depth: 2 }
    expect(refused(toJson({ a: [{ b: NaN }], c: [] }, 'fields', limits)).errors).toEqual([
      { path: 'fields.a[0]', message: 'lists and objects are nested deeper than 2 levels' },
    ])
  })

  it('K-195: a Proxy that throws is refused', () => {
    const throwing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap')
        },
      },
    )
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(refusalOf({ throwing }).errors).toEqual([{ path: 'fields', message: 'the value cannot be read' }])
    expect(messageOf([proxy])).toBe('the value cannot be read')
  })
})
