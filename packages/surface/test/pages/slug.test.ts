import { describe, expect, it } from 'vitest'
import { slug, slugs } from '../../src/pages/slug.js'

describe('the slug of a name', () => {
  it.each([
    ['purchase_order-2', 'purchase_order-2'],
    ['a b', 'a~20b'],
    ['é', '~C3~A9'],
    ['€', '~E2~82~AC'],
    ['\u{1f600}', '~F0~9F~98~80'],
    ['../x', '~2E~2E~2Fx'],
    ['', 'entity'],
  ])('U-12: of `%s` is `%s`', (name, expected) => {
    expect(slug(name)).toBe(expected)
  })
})

describe('the slugs of a set', () => {
  it('tell apart what a file system would not', () => {
    expect([...slugs(['ticket', 'Ticket', 'TICKET'])]).toEqual([
      ['TICKET', 'TICKET'],
      ['Ticket', 'Ticket~~2'],
      ['ticket', 'ticket~~3'],
    ])
  })

  it('are short, whatever the names are', () => {
    const [one, other] = ['x'.repeat(300), `${'x'.repeat(299)}y`]
    expect([...slugs([one, other]).values()]).toEqual([`${'x'.repeat(80)}~~1`, `${'x'.repeat(80)}~~2`])
  })
})
