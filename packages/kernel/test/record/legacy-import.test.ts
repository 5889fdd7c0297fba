import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { legacyImport } from '../../src/record/legacy-import.js'
import { readDecision } from '../../src/record/read-record.js'
import { bytesOf } from '../support/bytes.js'
import { deepFreeze } from '../support/deep.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { textNaming } from '../support/text.js'
import { invalidAt, loan } from './loan.js'
import { happened, stored } from './records.js'

const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)])

describe('a legacy import', () => {
  it('K-206: makes a decision of an instance and its events, without definition and without command', () => {
    const instance = deepFreeze(stored())
    const events = deepFreeze([happened({ revision: 1 }), happened()])
    expect(accepted(legacyImport(instance, events))).toEqual({
      instance,
      events,
      record: {
        definition: null,
        command: { command: 'legacy_import' },
        entity: 'peg',
        id: 'p-1',
        revision: 2,
        from_state: null,
        to_state: 'out',
        result: instance,
        changed: { coat: 'grey' },
        events,
      },
    })
  })

  it('K-206: all the fields are changed, none is removed, and there may be no events', () => {
    const fields = { coat: null, ['__proto__']: null, weight: exact('1.50') }
    const { record } = accepted(legacyImport(stored({ fields }), []))
    expect(record.changed).toEqual(fields)
    expect(Object.keys(record)).not.toContain('removed')
    expect(record.events).toEqual([])
  })

  it('K-206: what it says is not verified: the events need not fit the instance', () => {
    const events = [happened({ entity: 'hook', id: 'h-9', changed: { hue: 'red' } })]
    expect(accepted(legacyImport(stored(), events)).events).toEqual(events)
  })

  it('K-206, K-173: the next operation is decided on it as on any instance', () => {
    const instance = { ...stored(), entity: 'loan', version: 4, lifecycle_state: 'shelved' }
    const imported = accepted(legacyImport({ ...instance, fields: { title: 'Emma', renewals: 0 } }, []))
    const request = { instance: imported.instance, operation: 'lend', arguments: { to: 'ann' } }
    expect(accepted(decide(loan, request)).instance).toMatchObject({ lifecycle_state: 'lent', revision: 3 })
  })

  it('K-187, K-230: keys of others are dropped, and nothing is kept of what was handed in', () => {
    const instance: { [key: string]: unknown } = stored({ etag: 'x' })
    const events = [happened({ at: 1 })]
    const decision = accepted(legacyImport(instance, events))
    expect(decision.instance).toEqual(stored())
    expect(decision.events).toEqual([happened()])
    const bytes = bytesOf(decision)
    instance['fields'] = {}
    events.pop()
    expect(bytesOf(decision)).toBe(bytes)
  })

  it('K-187, D-5: what it makes can be read back, however deep it is', () => {
    for (let levels = 100; levels < 140; levels += 1) {
      const imports = [
        legacyImport(stored({ fields: { coat: nested(levels) } }), []),
        legacyImport(stored(), [happened({ payload: nested(levels) })]),
      ]
      for (const decision of imports) {
        if (decision._tag === 'Right') expect(readDecision(decision.right)).toMatchObject({ _tag: 'Right' })
        else expect(levels).toBeGreaterThan(118)
      }
    }
  })

  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['instance', null, [], ['an instance']],
    ['instance', stored({ fields: { coat: undefined } }), [], ['fields.coat']],
    ['instance', stored({ revision: 0 }), [], ['revision', '0']],
    ['instance', { ...stored(), lifecycle_state: undefined }, null, ['lifecycle_state']],
    ['events', stored(), null, ['a list of events']],
    ['events', stored(), [happened(), { ...happened(), args: 1 }], ['[1].args']],
    ['events', stored(), [happened({ payload: undefined })], ['[0].payload']],
  ])('K-187: `%s` that does not read is refused', (path, instance, events, facts) => {
    expect(refused(legacyImport(instance, events))).toEqual(invalidAt(path, textNaming(...facts)))
  })
})
