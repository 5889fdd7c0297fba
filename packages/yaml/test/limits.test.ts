import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { defaultYamlLimits, readYaml } from '../src/index.js'
import { failureOf, jsonOf } from './reading.js'

const nested = (levels: number): string => `a: ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`
const blockNested = (levels: number): string => `${'- '.repeat(levels)}a`

describe('aliases', () => {
  it('an alias is the value of the last anchor of its name before it', () => {
    expect(jsonOf('a: &x 1\nb: *x\nc: &x 2\nd: *x')).toBe('{"a":1,"b":1,"c":2,"d":2}')
    expect(jsonOf('- &x 1\n- &y [*x]\n- &x 2\n- *y')).toBe('[1,[1],2,[1]]')
    expect(jsonOf('&k key: *k')).toBe('{"key":"key"}')
  })

  it('an aliased scalar is text where its new place wants text', () => {
    expect(jsonOf('free: &n 013x\nn: &m 7\nname: *m', { members: { name: { scalar: 'text' } } })).toBe(
      '{"free":"013x","n":7,"name":"7"}',
    )
  })

  it('an alias without an anchor before it is refused by name', () => {
    expect(failureOf(readYaml('a: *x\nb: &x 1'))).toMatchObject({ line: 1, column: 4, path: 'a' })
    expect(failureOf(readYaml('a: *x')).message).toBe('`*x` has no anchor before it')
  })

  it('an alias inside its own anchor is refused by name', () => {
    expect(failureOf(readYaml('a: &x\n  b: [*x]'))).toMatchObject({
      message: '`*x` stands inside its own anchor',
      path: 'a.b[0]',
      line: 2,
      column: 7,
    })
  })

  it('D-4: 100 aliases are read, the 101st is refused with its place', () => {
    const text = (count: number) => `a: &x 1\nb:\n${'  - *x\n'.repeat(count)}`
    expect(isRight(readYaml(text(100)))).toBe(true)
    expect(failureOf(readYaml(text(101)))).toMatchObject({ path: 'b[100]', line: 103, column: 5 })
    expect(failureOf(readYaml(text(101))).message).toContain('more than 100 aliases')
  })

  it('known-faults 17: a bomb of aliases within aliases is refused at the 101st step', () => {
    const levels = ['a: &a0 [x, x, x, x, x, x, x, x, x]']
    for (let level = 1; level < 9; level += 1) levels.push(`b${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]`)
    expect(failureOf(readYaml(levels.join('\n'))).message).toContain('more than 100 aliases')
  })

  it('D-5: aliases stand for no more text than one document may hold', () => {
    const text = `a: &a "${'x'.repeat(600)}"\nb: *a\nc: *a`
    expect(jsonOf(text, {}, { textLength: 2000 })).not.toContain('refused')
    expect(jsonOf(text, {}, { textLength: 1000 })).toBe('refused: aliases stand for more than 1000 characters')
  })

  it('D-5: aliases do not nest past the depth', () => {
    const text = `a: &a ${'['.repeat(100)}${']'.repeat(100)}\nb: ${'['.repeat(50)}*a${']'.repeat(50)}`
    expect(jsonOf(text)).toBe('refused: lists and objects are nested deeper than 128 levels')
  })
})

describe('limits', () => {
  it('D-5: 128 levels are read and 129 are not, as in JSON', () => {
    for (const text of [nested, blockNested]) {
      expect(isRight(readYaml(text(128)))).toBe(true)
      expect(failureOf(readYaml(text(129))).message).toBe('lists and objects are nested deeper than 128 levels')
    }
    expect(isRight(readYaml('['.repeat(128) + ']'.repeat(128)))).toBe(true)
    expect(isRight(readYaml('['.repeat(129) + ']'.repeat(129)))).toBe(false)
  })

  it('D-5: text nested a million levels deep is answered by the same sentence', () => {
    for (const text of [
      nested(1_000_000),
      blockNested(1_000_000),
      `${'? '.repeat(1_000_000)}a`,
      `a: ${'{a: '.repeat(500_000)}`,
    ]) {
      expect(failureOf(readYaml(text)).message).toBe('lists and objects are nested deeper than 128 levels')
    }
  })

  it('D-5: text past the length is refused by its limit, JSON and YAML alike', () => {
    for (const text of [`a: ${'x'.repeat(50)}`, `["${'x'.repeat(50)}"]`]) {
      expect(failureOf(readYaml(text, {}, { textLength: 50 })).message).toContain('50')
    }
    expect(defaultYamlLimits.textLength).toBe(16 * 1024 * 1024)
  })

  it('D-5: more tokens than the library can hold are refused by their limit', () => {
    const text = `a: [${'1,'.repeat(2000)}]`
    expect(failureOf(readYaml(text, {}, { yamlTokens: 1000 })).message).toBe(
      'more than 1000 YAML tokens: write the document as JSON',
    )
    expect(isRight(readYaml(text))).toBe(true)
  })

  it('a number of a million digits and a map of a hundred thousand keys are read', () => {
    const digits = '9'.repeat(1_000_000)
    expect(jsonOf(`a: ${digits}`)).toBe(`{"a":${digits}}`)
    const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}: ${index}`).join('\n')
    expect(isRight(readYaml(keys))).toBe(true)
  })
})
