import { describe, expect, it } from 'vitest'
import { asRanges, compareRules, rulesIn } from '../../scripts/rules/rule-id.mjs'
import { scopeOf } from '../../scripts/rules/scope.mjs'
import { rulesOfSpecification } from '../../scripts/rules/specified.mjs'

describe('rule ids', () => {
  it('are found in the name of a case and in a comment', () => {
    expect(rulesIn("it('K-7, SR-12: a fact', () => {}) // as S-13 says (D-8)")).toEqual(['K-7', 'SR-12', 'S-13', 'D-8'])
  })

  it('are not found inside another word', () => {
    expect(rulesIn('1E-3 UTF-8 SHA-256 b-7 K-7a MK-7 K-1234 ISO-8601')).toEqual([])
  })

  it('are ordered by chapter and number, and listed as ranges', () => {
    expect(['S-2', 'K-10', 'K-9'].sort(compareRules)).toEqual(['K-9', 'K-10', 'S-2'])
    expect(asRanges(['K-10', 'S-2', 'K-9', 'K-8', 'K-12', 'K-9'])).toBe('K-8..K-10 K-12 S-2')
  })
})

describe('the list of rules out of scope', () => {
  const inScope = scopeOf(
    '# why\n\nS-10  another step builds it\nK-3..K-5  another step builds it\nB  another step builds it\n',
  )

  it('takes out one rule, a range, a chapter, and nothing else', () => {
    expect(['S-10', 'K-3', 'K-4', 'K-5', 'B-1', 'B-99'].filter(inScope)).toEqual([])
    expect(['S-1', 'S-11', 'K-2', 'K-6', 'SB-1'].filter((id) => !inScope(id))).toEqual([])
  })

  it.each(['K-3', 'K-3..S-5  another step builds it', 'K-3  no', 'k-3  another step builds it'])(
    'refuses `%s`',
    (line) => {
      expect(() => scopeOf(line)).toThrow('not a rule, a range or a chapter with a reason')
    },
  )
})

it('rules are read from every form of a specification, examples and cross references are not', () => {
  const text =
    '- **K-7** A law.\n  - **K-8** Another, see K-9.\n- S-1 A law of a store.\nS-2 stands in a sentence.\n| **SR-9 the wire** | a row |\n- **SR-10a** A part.\n'
  expect([...rulesOfSpecification(text)]).toEqual([
    ['K-7', 'A law.'],
    ['K-8', 'Another, see K-9.'],
    ['S-1', 'A law of a store.'],
    ['SR-9', 'the wire** | a row |'],
  ])
})
