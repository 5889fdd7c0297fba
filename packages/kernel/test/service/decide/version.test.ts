import { expect, it } from 'vitest'
import { decide } from '../../../src/decide/execute.js'
import { Registry } from '../../../src/registry.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { extending } from '../loan.js'
import { heldLoan } from './deciding.js'

const outcomes = [{ name: 'noted', effect: 'updates', set: { note: 'n' } }]
const loan = (parts: Part) => define(extending({ note: { type: 'string' } }, outcomes, {}, parts))
const request = (version: number) => ({
  instance: heldLoan({}, 'out', { version }),
  operation: 'extend',
  arguments: {},
})

it('SR-7: an instance belongs to a type and a version, whatever the semantics', () => {
  const third = loan({ version: 3, semantics: 'service/1' })
  expect(accepted(decide(third, request(3))).instance.fields).toEqual({ note: 'n' })
  expect(refused(decide(third, request(1)))).toMatchObject({ kind: 'entity_mismatch' })
  const higher = loan({ version: 3, semantics: 'service/3' })
  expect(accepted(decide(higher, request(3))).instance).toEqual(accepted(decide(third, request(3))).instance)
})

it('SR-7: two semantics of one version are the same version', () => {
  const registry = accepted(Registry.empty.register(loan({ version: 3, semantics: 'service/1' })))
  expect(refused(registry.register(loan({ version: 3, semantics: 'service/2' })))).toBeDefined()
  expect(accepted(registry.register(loan({ version: 4, semantics: 'service/2' }))).versions('loan')).toEqual([3, 4])
})
