import { describe, expect, it } from 'vitest'
import * as kernel from '../../src/index.js'

describe('entry points', () => {
  it.each([
    'parseJson',
    'parseDefinition',
    'validate',
    'decideCreate',
    'decide',
    'normalizeArguments',
    'canonical',
  ] as const)('K-5: %s is a function of the kernel', (name) => {
    expect(typeof kernel[name]).toBe('function')
  })

  it.each(['register', 'replace', 'validateAll', 'get', 'versions', 'list'] as const)(
    'K-5: a registry can %s',
    (name) => {
      expect(typeof kernel.Registry.empty[name]).toBe('function')
    },
  )

  it('K-1, K-5: from text to a decision', () => {
    const text =
      '{"entity":"loan","schema":{"fields":{"fee":{"type":"number"}}},"lifecycle":{"initial":"lent","states":["lent"]}}'
    const read = kernel.parseJson(text)
    const parsed = read._tag === 'Right' ? kernel.parseDefinition(read.right) : read
    const validated = parsed._tag === 'Right' ? kernel.validate(parsed.right) : parsed
    const decided =
      validated._tag === 'Right' ? kernel.decideCreate(validated.right, { id: 'l-1', fields: { fee: 2 } }) : validated

    expect(decided).toMatchObject({
      _tag: 'Right',
      right: { instance: { entity: 'loan', id: 'l-1', fields: { fee: 2 } } },
    })
  })

  it('K-4, K-5: nothing that is exported sets a state by itself', () => {
    expect(Object.keys(kernel).filter((name) => /state|lifecycle|mutat|force/i.test(name))).toEqual([])
  })
})
