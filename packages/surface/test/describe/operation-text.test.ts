import { describe, expect, it } from 'vitest'
import { operationText } from '../../src/index.js'
import { kiln } from '../definition.js'

describe('an operation in words', () => {
  it('says where it moves the instance, what it asks, what it sets, what must hold afterwards', () => {
    expect(operationText(kiln.document, 'ignite')).toBe(
      [
        'moves from `cold`, `firing` to `firing`',
        'asks: `hot_enough`: below 600 nothing melts',
        'sets: `firings`, `peak`',
        'afterwards must hold: `counted`: the field `firings` is at least 0',
      ].join('\n'),
    )
  })

  it('says so where the state stays', () => {
    expect(operationText(kiln.document, 'touch')).toMatch(/^stays in `cold`\n/)
  })

  it('says nothing of an operation that is not there, whatever its name', () => {
    expect(operationText(kiln.document, 'constructor')).toBe('')
  })
})
