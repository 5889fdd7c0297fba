import { describe, expect, it } from 'vitest'
import { creationText, operationText } from '../../src/index.js'
import { kiln } from '../definition.js'
import { hive } from '../service.js'

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

describe('outcomes in words', () => {
  it('SR-115: say in their order when each is taken, and what it comes to', () => {
    expect(operationText(hive.document, 'seal')).toBe(
      [
        '`sealed`, when the argument `frames` is above 0: moves from `open` to `sealed`; has the host fulfil `sealed_at`',
        '`rejected`, otherwise: refuses with `EmptyHive`',
        '`shut`, in a state that no outcome moves from: refuses with `NotOpen`',
        'asks: `is_calm`: the field `temper` is below "hostile"',
      ].join('\n'),
    )
    expect(operationText(hive.document, 'inspect')).toBe(
      '`noted`, always: updates, the state stays; sets `temper`, `visits`; sets where it is given `mark`; answers `mark`, `was`',
    )
  })

  it('SR-106: those of a creation stand for what it does; without outcomes nothing is said', () => {
    expect(creationText(hive.document)).toBe(
      [
        '`too_wild`, when the argument `wild` counts as true: refuses with `TooWild`: it would not stay',
        '`settled`, otherwise: creates; sets `tag`, `temper`; answers `tag`',
      ].join('\n'),
    )
    expect(creationText(kiln.document)).toBe('')
  })
})
