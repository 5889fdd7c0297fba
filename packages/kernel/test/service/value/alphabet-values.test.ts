import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { refused } from '../../support/outcome.js'
import { textNaming } from '../../support/text.js'
import { faultsOf, loanWith } from '../loan.js'

const shelfmark = { type: 'string', alphabet: 'ABC-012\u{1F4D6}', max_length: 6 }

const errorsOf = (value: string) =>
  refused(decideCreate(define(loanWith({ mark: shelfmark })), { id: 'l-1', fields: { mark: value } }))

describe('values of an alphabet', () => {
  it.each([[''], ['CAB-20'], ['\u{1F4D6}']])('SR-30: %j is of the listed characters', (value) => {
    expect(faultsOf(shelfmark, value)).toEqual([])
  })

  it('SR-30: the first other character is named with its code point and its place, counted in characters', () => {
    expect(errorsOf('\u{1F4D6}Ax é')).toMatchObject({
      errors: [{ path: 'fields.mark', message: textNaming('`x`', 'U+0078', 'position 3') }],
    })
    expect(errorsOf('A\u{1F4D5}')).toMatchObject({ errors: [{ message: textNaming('U+1F4D5', 'position 2') }] })
  })

  it('SR-30: neither case nor composition is folded', () => {
    expect(faultsOf({ type: 'string', alphabet: 'aé' }, 'A')).toEqual(['fields.part'])
    expect(faultsOf({ type: 'string', alphabet: 'a\u00e9' }, 'e\u0301')).toEqual(['fields.part'])
  })

  it('SR-30: a length and a character stand side by side, the length first', () => {
    expect(errorsOf('AAAAAAz')).toMatchObject({
      errors: [
        { path: 'fields.mark', message: textNaming('length 7') },
        { path: 'fields.mark', message: textNaming('`z`') },
      ],
    })
  })

  it('SR-30: what is no text is refused for its kind alone', () => {
    expect(faultsOf(shelfmark, 5)).toEqual(['fields.part'])
  })
})
