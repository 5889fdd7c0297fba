import { describe, expect, it } from 'vitest'
import { describeFault, parseFailure } from '../../src/document/parse-failure.js'
import { message } from '../../src/message.js'
import { replay } from '../../src/record/replay.js'
import { refused } from '../support/outcome.js'

describe('a parse failure as a sentence', () => {
  it('K-14: has its place in front', () => {
    expect(describeFault(parseFailure('schema.fields', 'expected an object'))).toBe('schema.fields: expected an object')
  })

  it('K-14: of the whole document has no place in front', () => {
    expect(describeFault(parseFailure('', 'expected an object'))).toBe('expected an object')
    expect(message(refused(replay(['no record'])))).toMatch(/^records\[0\]: expected /)
  })
})
