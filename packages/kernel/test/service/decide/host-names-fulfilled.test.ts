import { expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { decide } from '../../../src/decide/execute.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import { extending } from '../loan.js'

it('SR-145, K-228: a fulfilled field with the name of a host member has no action where none was given', () => {
  const fields = { toString: { type: 'string' }, stamp: { type: 'string' } }
  const fulfills = { toString: { actions: 'optional' }, stamp: { actions: 'optional' } }
  const definition = define(extending(fields, [{ name: 'extended', fulfills }], {}, { semantics: 'service/3' }))
  const { instance } = accepted(decideCreate(definition, { id: 'l-1', fields: {} }))
  const fulfillments = { stamp: 'preserve' }
  const refusal = refused(decide(definition, { instance, operation: 'extend', arguments: {}, fulfillments }))

  expect(refusal).toMatchObject({ kind: 'fulfillment_keys_mismatch', missing: ['toString'], extra: [] })
})
