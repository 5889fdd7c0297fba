import { expect, it } from 'vitest'
import { define } from '../../support/define.js'
import { extending, kindsOf } from '../loan.js'

const fulfilling = (actions: string) =>
  extending(
    { stamp: { type: 'string', required: true, default: 'none' } },
    [{ name: 'extended', fulfills: { stamp: { actions } } }],
    {},
    { semantics: 'service/3' },
  )

it('SR-143: a required field is fulfilled by `required` actions, its default or not', () => {
  expect(define(fulfilling('required')).entity).toBe('loan')
  expect(kindsOf(fulfilling('optional'))).toEqual(['fulfillment_presence_mismatch'])
})
