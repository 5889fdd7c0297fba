import { describe, expect, it } from 'vitest'
import { ErrorList, textOf, type Path } from '../../src/value/value-errors.js'

const pathOf = (...segments: readonly (string | number)[]): Path =>
  segments.reduce<Path | undefined>((parent, segment) => ({ parent, segment }), undefined) as Path

const listOf = (limit: number, count: number): ErrorList => {
  const errors = new ErrorList(limit)
  for (let index = 0; index < count; index += 1) errors.add(pathOf('fields', index), `fault ${index}`)
  return errors
}

describe('errors of a value', () => {
  it.each([
    [['fields'], 'fields'],
    [['fields', 'bays', 2, 'code'], 'fields.bays[2].code'],
    [['arguments', 0, 1], 'arguments[0][1]'],
    [['fields', '', 'a.b', '[0]', '`'], 'fields..a.b.[0].`'],
    [['fields', '__proto__', 'constructor'], 'fields.__proto__.constructor'],
    [[3, 'x'], '[3].x'],
  ])('K-46: %j is written as %s', (segments, text) => {
    expect(textOf(pathOf(...segments))).toBe(text)
  })

  it('the whole value has the empty path', () => {
    expect(textOf(undefined)).toBe('')
  })

  it('K-53: the refusal lists the errors in the order in which they were added', () => {
    expect(listOf(100, 2).refusal()).toEqual({
      kind: 'validation',
      errors: [
        { path: 'fields[0]', message: 'fault 0' },
        { path: 'fields[1]', message: 'fault 1' },
      ],
    })
  })

  it('a list is empty until an error is added', () => {
    expect(listOf(100, 0).isEmpty).toBe(true)
    expect(listOf(100, 1).isEmpty).toBe(false)
  })

  it('D-5: as many errors as the limit are listed, those after it are counted', () => {
    expect(listOf(3, 3).refusal()).not.toHaveProperty('more')
    expect(listOf(3, 5).refusal()).toMatchObject({ errors: [{}, {}, { path: 'fields[2]' }], more: 2 })
    expect(listOf(100, 1_000_000).refusal().more).toBe(999_900)
  })

  it('K-189: a refusal is never without an error, whatever the limit', () => {
    expect(listOf(0, 2).refusal()).toMatchObject({ errors: [{ path: 'fields[0]' }], more: 1 })
  })
})
