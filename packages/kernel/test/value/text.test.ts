import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareText, isBlank, isInOrder, lengthOf, namesOf } from '../../src/value/text.js'
import { anyName, anyText, objectOf, runs } from './arbitrary.js'

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8')

describe('text', () => {
  it('C-7: names order as their UTF-8 bytes do', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        expect(compareText(left, right)).toBe(Buffer.compare(bytes(left), bytes(right)))
      }),
      runs,
    )
  })

  it('C-7: text outside the basic plane comes after U+FFFD, where UTF-16 units would put it before', () => {
    expect(compareText('\u{1f600}', '\ufffd')).toBe(1)
    expect(['\ufffd', '\u{1f600}'].sort()).toEqual(['\u{1f600}', '\ufffd'])
  })

  // The first and the last code point of each part of the plane, and of the planes after it.
  const edges = ['', 'a', 'aa', 'ab', '\uc000', '\ud7ff', '\ue000', '\ue001', '\uffff', '\u{10000}', '\u{10ffff}']

  it('C-7: the order holds at the edges of the surrogates, and equal names are equal', () => {
    const places = edges.map((_, place) => place)

    for (const left of places) {
      const orders = places.map((right) => compareText(edges[left] as string, edges[right] as string))
      expect(orders).toEqual(places.map((right) => Math.sign(left - right)))
      const inOrder = places.map((right) => isInOrder(edges[left] as string, edges[right] as string))
      expect(inOrder).toEqual(places.map((right) => left <= right))
    }
  })

  it('K-227: no locale and no normalization takes part in the order', () => {
    expect(['a', 'Z', 'e\u0301', '\u00e9', 'z', 'I', 'ı'].sort(compareText)).toEqual([
      'I',
      'Z',
      'a',
      'e\u0301',
      'z',
      '\u00e9',
      'ı',
    ])
  })

  it('K-226: the names of an object come in name order, whatever was inserted first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyName), (names) => {
        const sorted = [...names].sort((left, right) => Buffer.compare(bytes(left), bytes(right)))
        expect(namesOf(objectOf(names.map((name) => [name, null])))).toEqual(sorted)
      }),
      runs,
    )
  })

  it.each(['', ' ', '\t\r\n', '\u0085', '\u00a0\u1680\u2000\u2028\u2029\u202f\u205f\u3000'])(
    'C-8: %j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it.each(['\ufeff', '\u200b', '\u180e', '\u0000', ' x ', '\u2060'])('C-8: %j is not blank', (text) => {
    expect(isBlank(text)).toBe(false)
  })

  it('the length of a text counts its scalar values', () => {
    fc.assert(
      fc.property(anyText, (text) => lengthOf(text) === Array.from(text).length),
      runs,
    )
    expect(lengthOf('e\u0301\u{1f469}\u200d\u{1f680}')).toBe(5)
    expect(['\u{10000}', '\u{10ffff}', '\u{10000}\ue000', '\ud7ff'].map(lengthOf)).toEqual([1, 1, 2, 1])
  })
})
