import { describe, expect, it } from 'vitest'
import { linesOf } from '../../src/mcp/stdio/lines.js'

const text = '{"a":"\u2028 é \u{1F600}"}\r\n\n{"b":1}\nrest'

describe('lines of a stream', () => {
  it.each([1, 2, 3, 7, 1000])('are the same in pieces of %i bytes', (size) => {
    const lines = linesOf(1000)
    const bytes = Buffer.from(text)
    const found: Buffer[] = []
    for (let from = 0; from < bytes.length; from += size)
      found.push(...(lines(bytes.subarray(from, from + size)) ?? []))
    expect(found.map(String)).toEqual(['{"a":"\u2028 é \u{1F600}"}\r', '', '{"b":1}'])
  })

  it.each([
    ['in one piece', [Buffer.from('12345678901\n')]],
    ['without an end', [Buffer.from('123456'), Buffer.from('78901')]],
    ['behind another one', [Buffer.from('1\n12345678901')]],
  ])('one that is too long is given up %s', (_what, chunks) => {
    const lines = linesOf(10)
    expect(chunks.map(lines).at(-1)).toBeUndefined()
  })

  it('one of the longest length is taken', () => {
    expect(linesOf(10)(Buffer.from('1234567890\n1234567890\n'))?.map(String)).toEqual(['1234567890', '1234567890'])
  })
})
