import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { accepted } from '../support/outcome.js'
import { create, permitWith, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const fields = { zone: { type: 'string' }, log: { type: 'json' } }
const withProjections = (projections: Part, parts: Part = {}): Part => permitWith(fields, { projections, ...parts })

const badKey = (name: string) => ({
  kind: 'invalid_template',
  path: `projections.${name}`,
  message: anyText,
})
const badState = (name: string) => ({ kind: 'invalid_rule', path: `projections.${name}`, message: anyText })

describe('projections', () => {
  it('K-147: a projection is validated and takes no part in a decision', () => {
    const definition = withProjections({ by_zone: { key: '$fields.zone', in_state: 'draft' } })
    const decision = accepted(create(definition, { zone: 'A' }))

    expect(decision.instance.fields).toEqual({ zone: 'A' })
    expect(decision.events).toEqual([])
    expect(decision.record.definition?.projections).toEqual({ by_zone: { key: '$fields.zone', in_state: 'draft' } })
  })

  it.each(['$id', '$state', '$entity', '$version', '$fields', '$fields.zone', '$fields.log.any'])(
    'K-148: %s is a key',
    (key) => {
      expect(define(withProjections({ by: { key } })).entity).toBe('permit')
    },
  )

  it.each(['$$zone', '$now', '$fields.color', '$args.zone', '$to_state', '$old_fields.zone'])(
    'K-148: %s is no key',
    (key) => {
      expect(defectsOf(withProjections({ by: { key } }))).toEqual([badKey('by')])
    },
  )

  it.each(['zone', ''])('K-148: a key without $ is accepted, and files nothing: `%s`', (key) => {
    expect(define(withProjections({ by: { key } })).entity).toBe('permit')
  })

  it('K-148: in_state is one of the states', () => {
    expect(defectsOf(withProjections({ by: { key: '$id', in_state: 'lost' } }))).toEqual([badState('by')])
  })

  it('K-148: both faults are reported, the key first', () => {
    expect(defectsOf(withProjections({ by: { key: '$now', in_state: 'lost' } }))).toEqual([
      badKey('by'),
      badState('by'),
    ])
  })

  it('K-155: projections are walked in name order', () => {
    const projections = { b: { key: '$now' }, a: { key: '$id', in_state: '' }, '2': { key: '$$' }, '10': { key: '$$' } }

    expect(defectsOf(withProjections(projections))).toEqual([badKey('10'), badKey('2'), badState('a'), badKey('b')])
  })

  it('K-159: in_state is judged against the list as written', () => {
    const lifecycle = { initial: 'draft', states: ['draft', 'draft'] }

    expect(
      defectsOf(
        withProjections({ a: { key: '$id', in_state: 'draft' }, b: { key: '$id', in_state: 'lost' } }, { lifecycle }),
      ),
    ).toEqual([{ kind: 'duplicate_lifecycle_state', state: 'draft' }, badState('b')])
  })
})
