import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isParsed, parseDefinition } from '../../src/document/parse-definition.js'
import { defaultLimits } from '../../src/limits.js'
import { deepFreeze } from '../support/deep.js'
import { parsed } from '../support/define.js'
import { refused } from '../support/outcome.js'
import { bare, locker, withField } from './locker.js'
import { failureOf, normalForm, pathOf } from './support.js'

const everyObjectOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(everyObjectOf)] : []

const nestedLists = (depth: number): unknown => (depth === 0 ? 1 : [nestedLists(depth - 1)])

describe('parseDefinition', () => {
  it('K-230: the answer shares nothing with the input, and does not change it', () => {
    const input = deepFreeze(locker())
    const inputs = new Set(everyObjectOf(input))
    const document = parsed(input)
    expect(everyObjectOf(document).filter((object) => inputs.has(object))).toEqual([])
    expect(input).toEqual(locker())
  })

  it('the answer is frozen at every depth', () => {
    expect(everyObjectOf(parsed(locker())).filter((object) => !Object.isFrozen(object))).toEqual([])
  })

  it('K-6: a document that was parsed is told from a look-alike', () => {
    const document = parsed(locker())
    expect(isParsed(document)).toBe(true)
    expect(isParsed(structuredClone(document))).toBe(false)
    expect(isParsed(document.schema)).toBe(false)
    expect(isParsed(null)).toBe(false)
  })

  it('K-232, D-5: a document nested deeper than the limit is refused at the place where it passes the limit', () => {
    const deep = withField({ type: 'json', default: nestedLists(200) })
    expect(pathOf(deep)).toBe(`schema.fields.part.default${'[0]'.repeat(116)}`)
    expect(refused(parseDefinition(bare(), { ...defaultLimits, depth: 9 })).path).toBe('lifecycle')
  })

  it('D-5: eight levels are kept free for the record that a document stands in', () => {
    expect(parsed(withField({ type: 'json', default: nestedLists(116) })).entity).toBe('peg')
  })

  it('K-13: an unpaired surrogate anywhere is refused at its place', () => {
    expect(pathOf(withField({ type: 'enum', values: ['ok', '\ud800'] }))).toBe('schema.fields.part.values[1]')
  })

  it.each([
    ['NaN', { min: NaN }, 'min'],
    ['undefined', { items: undefined }, 'items'],
    ['a date', { default: new Date(0) }, 'default'],
    ['a big integer', { max: 3n }, 'max'],
  ])('%s is not JSON and is refused at its place', (_, part, key) => {
    expect(pathOf(withField({ type: 'json', ...part }))).toBe(`schema.fields.part.${key}`)
  })

  it('a document that holds itself is refused', () => {
    const identity: { [key: string]: unknown } = {}
    const document = bare({ identity })
    identity['again'] = document
    expect(pathOf(document)).toBe('identity.again')
  })

  it('K-14: any value at all is a definition or a parse failure with a sentence', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }), (value) => {
        const failure = failureOf(value)
        expect(failure.kind).toBe('parse_failure')
        expect(failure.message).not.toBe('')
      }),
    )
  })

  it('K-14: a name of any length makes a message that can be read', () => {
    const { message } = failureOf(bare({ ['x'.repeat(100000)]: 1 }))
    expect(message.length).toBeLessThan(200)
  })

  it('the same definition written twice has the same normal form', () => {
    expect(normalForm(locker())).toBe(normalForm(locker()))
  })
})
