import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { exact } from '../support/exact.js'
import { renewable, type Part } from '../support/permit.js'
import { anyText } from '../support/text.js'

const counts = {
  type: 'object',
  required: true,
  properties: {
    whole: { type: 'integer', required: true },
    exact: { type: 'number', required: true },
    maybe: { type: 'integer' },
  },
}
const fields: Part = {
  visits: { type: 'integer', required: true },
  fee: { type: 'number', required: true },
  step: { type: 'integer', required: true },
  share: { type: 'number', required: true },
  bonus: { type: 'integer' },
  preset: { type: 'integer', default: 1 },
  plate: { type: 'string', required: true },
  log: { type: 'json', required: true },
  list: { type: 'array', required: true, items: { type: 'integer' } },
  counts,
  side: { ...counts, required: false },
  wide: { type: 'object', required: true, additional_properties: true },
}
const args: Part = { ...fields, counts: { ...counts, required: false, default: { whole: 1, exact: 1 } } }

const withSet = (set: Part, open = false): Part =>
  renewable({}, { arguments: { fields: args }, set }, { schema: { fields, additional_fields: open } })
const path = 'operations.renew.set'

const badTarget = (field: string) => ({
  kind: 'increment_target_invalid',
  path: `${path}.${field}`,
  field,
  message: anyText,
})
const badAmount = (field: string) => ({
  kind: 'increment_amount_invalid',
  path: `${path}.${field}.increment`,
  message: anyText,
})
const badTemplate = (field: string) => ({
  kind: 'invalid_template',
  path: `${path}.${field}.increment`,
  message: anyText,
})

const both: readonly unknown[] = [
  1,
  0,
  -5,
  exact('-0'),
  exact('18446744073709551615'),
  exact('-9223372036854775808'),
  '$version',
  '$args.visits',
  '$args.preset',
  '$args.counts.whole',
  '$fields.visits',
  '$fields.counts.whole',
  '$old_fields.step',
]
const numberOnly: readonly unknown[] = [
  exact('1.0'),
  exact('1e2'),
  exact('0.5'),
  exact('18446744073709551616'),
  exact('-9223372036854775809'),
  exact('1e400'),
  '$args.fee',
  '$args.counts.exact',
  '$fields.share',
  '$old_fields.counts.exact',
]
const neither: readonly unknown[] = [
  '$id',
  '$entity',
  '$state',
  '$to_state',
  '$from_state',
  '$args',
  '$fields',
  '$old_fields',
  '$$5',
  '5',
  '',
  null,
  true,
  false,
  [1],
  {},
  { increment: 1 },
  '$args.plate',
  '$args.log',
  '$args.log.count',
  '$args.list',
  '$args.bonus',
  '$args.side.whole',
  '$args.counts.maybe',
  '$args.wide.any',
  '$args.counts',
  '$fields.bonus',
  '$fields.preset',
  '$fields.side.whole',
  '$fields.counts.maybe',
  '$fields.log.count',
  '$fields.wide.any',
  '$fields.counts',
  '$old_fields.preset',
]
const noReference: readonly unknown[] = [
  '$now',
  '$',
  '$argz.visits',
  '$args.',
  '$args.nothing',
  '$args.counts.nothing',
  '$args.list.0',
  '$args.visits.x',
  '$fields.nothing',
  '$fields.visits.',
  '$old_fields.counts.nothing',
]

describe('increments at registration', () => {
  it.each(['visits', 'fee'])('K-139: %s is required and a number', (field) => {
    expect(define(withSet({ [field]: { increment: 1 } })).entity).toBe('permit')
  })

  it.each(['bonus', 'preset', 'plate', 'log', 'list', 'counts'])(
    'K-139: %s is no target, and its amount is not judged',
    (field) => {
      expect(defectsOf(withSet({ [field]: { increment: '$now' } }))).toEqual([badTarget(field)])
    },
  )

  it('K-139, K-159: an undeclared field is one defect, by the openness of the schema', () => {
    expect(defectsOf(withSet({ zone: { increment: '$now' } }))).toEqual([
      { kind: 'unknown_set_field', operation: 'renew', field: 'zone' },
    ])
    expect(defectsOf(withSet({ zone: { increment: '$now' } }, true))).toEqual([badTarget('zone')])
  })

  it.each(both)('K-140: %j is an amount for integer and number targets', (increment) => {
    expect(define(withSet({ visits: { increment }, fee: { increment } })).entity).toBe('permit')
  })

  it.each(numberOnly)('K-140: %s is an amount for a number target only', (increment) => {
    expect(define(withSet({ fee: { increment } })).entity).toBe('permit')
    expect(defectsOf(withSet({ visits: { increment } }))).toEqual([badAmount('visits')])
  })

  it.each(neither)('K-140: %j is no amount', (increment) => {
    expect(defectsOf(withSet({ fee: { increment }, visits: { increment } }))).toEqual([
      badAmount('fee'),
      badAmount('visits'),
    ])
  })

  it.each(noReference)('K-140, K-82: %s is no reference of this place', (increment) => {
    expect(defectsOf(withSet({ fee: { increment }, visits: { increment } }))).toEqual([
      badTemplate('fee'),
      badTemplate('visits'),
    ])
  })

  it('K-140: a path that only an open schema admits is an amount that nobody knows', () => {
    expect(defectsOf(withSet({ visits: { increment: '$fields.nothing' } }, true))).toEqual([badAmount('visits')])
    expect(defectsOf(withSet({ visits: { increment: '$args.nothing' } }, true))).toEqual([badTemplate('visits')])
  })

  it('K-140: a path through what is no object is no amount, whatever members were written there', () => {
    const log = { type: 'json', required: true, properties: counts.properties }
    const definition = renewable({ ...fields, log }, { set: { visits: { increment: '$fields.log.whole' } } })

    expect(defectsOf(definition).map(({ kind }) => kind)).toEqual([
      'constraint_not_applicable',
      'increment_amount_invalid',
    ])
  })
})
