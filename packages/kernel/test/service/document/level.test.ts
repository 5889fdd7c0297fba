import { describe, expect, it } from 'vitest'
import { levelOf } from '../../../src/document/service/level.js'
import { parseDefinition } from '../../../src/document/parse-definition.js'
import { parsed } from '../../support/define.js'
import { refused } from '../../support/outcome.js'
import { loan } from '../loan.js'

describe('the level of a definition', () => {
  it.each([
    ['kernel/1', 0],
    ['service/1', 1],
    ['service/2', 2],
    ['service/3', 3],
  ])('SR-5, SR-6: %s is level %i', (semantics, level) => {
    expect(levelOf(parsed(loan({ semantics })))).toBe(level)
  })

  it('SR-5: an absent key is kernel/1', () => {
    const { semantics: _, ...without } = loan()
    expect(levelOf(parsed(without))).toBe(0)
  })

  it('SR-5: another level is refused before registration', () => {
    expect(refused(parseDefinition(loan({ semantics: 'service/4' }))).path).toBe('semantics')
  })

  it.each(['kernel/1', 'service/3'])(
    'SR-8: under %s the one number observation is admitted and not written',
    (semantics) => {
      const document = parsed(loan({ semantics, number_observation: 'source-number/1' }))
      expect(document).not.toHaveProperty('number_observation')
    },
  )
})
