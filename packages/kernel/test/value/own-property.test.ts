import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isPlainRecord, ownText, ownValue } from '../../src/value/own-property.js'

class Money {
  amount = 1
}

describe('own properties', () => {
  it('a plain record is an object that a literal or a parser of this realm made', () => {
    expect([{}, { a: 1 }, JSON.parse('{"__proto__":1}') as unknown].every(isPlainRecord)).toBe(true)
  })

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'a'],
    ['a list', []],
    ['an instance of a class', new Money()],
    ['an object without a prototype', Object.create(null)],
    ['an object of another realm', vm.runInNewContext('({})')],
    ['a function, whatever its prototype', Object.setPrototypeOf(() => 1, Object.prototype)],
  ])('%s is none', (_name, value) => {
    expect(isPlainRecord(value)).toBe(false)
  })

  it('K-228: a value is an own one, and no accessor is run for it', () => {
    const trap = Object.defineProperty({}, 'x', {
      get: () => {
        throw new Error('run')
      },
    })

    expect([ownValue({ a: 7 }, 'a'), ownValue(['x'], 0)]).toEqual([7, 'x'])
    expect([ownValue({}, 'a'), ownValue({}, 'toString'), ownValue(trap, 'x')]).toEqual(Array(3).fill(undefined))
  })

  it('K-13: a text is well-formed', () => {
    const values = { a: 'b', blank: '', half: 'a\ud800', number: 7, list: ['b'] }

    expect(Object.keys(values).map((name) => ownText(values, name))).toEqual(['b', '', undefined, undefined, undefined])
    expect(ownText(values, 'none')).toBeUndefined()
  })
})
