import { describe, expect, it } from 'vitest'
import { defectsOf } from '../support/define.js'
import { renewable, type Part } from '../support/permit.js'
import { textNaming } from '../support/text.js'

const bad = { exists: '$now' }
const nested = (depth: number): unknown => (depth === 1 ? bad : { not: nested(depth - 1) })

const kindsAndPaths = (rules: Part): readonly (readonly [string, unknown])[] =>
  defectsOf(
    renewable({}, { preconditions: rules['preconditions'] ?? [] }, { invariants: rules['invariants'] ?? [] }),
  ).map((defect) => [defect.kind, 'path' in defect && defect.path])

describe('rules at registration', () => {
  it('K-110: a blank name comes first', () => {
    const rule = { name: ' ', message: '', assert: nested(40) }

    expect(defectsOf(renewable({}, {}, { invariants: [rule] }))).toEqual([
      { kind: 'invalid_rule', path: 'invariants[0]', message: textNaming('name') },
    ])
  })

  it('K-110: a blank message comes second', () => {
    const rule = { name: 'dated', message: '\t', assert: nested(40) }

    expect(defectsOf(renewable({}, {}, { invariants: [rule] }))).toEqual([
      { kind: 'invalid_rule', path: 'invariants[0]', message: textNaming('message') },
    ])
  })

  it('K-110: depth comes before the faults inside', () => {
    expect(kindsAndPaths({ invariants: [{ assert: nested(40) }, { assert: nested(2) }] })).toEqual([
      ['condition_too_deep', 'invariants[0].assert'],
      ['invalid_rule', 'invariants[1].assert.not.exists'],
    ])
  })

  it('K-111: rules are found by list and index, conditions below .assert', () => {
    const rules = [{ assert: true }, { name: '', assert: true }, { assert: bad }]

    expect(kindsAndPaths({ invariants: rules, preconditions: rules })).toEqual([
      ['invalid_rule', 'invariants[1]'],
      ['invalid_rule', 'invariants[2].assert.exists'],
      ['invalid_rule', 'operations.renew.preconditions[1]'],
      ['invalid_rule', 'operations.renew.preconditions[2].assert.exists'],
    ])
  })
})
