import { expect, it } from 'vitest'
import { rehydrate } from '../../../src/record/rehydrate/rehydrate.js'
import { define } from '../../support/define.js'
import { refused } from '../../support/outcome.js'
import { loan } from '../loan.js'
import { appointment } from '../appointment.js'
import { creation } from './decided.js'

it.each(['service/1', 'service/2', 'service/3'])(
  'SR-178: no history of events alone is folded under %s',
  (semantics) => {
    const definition = define(loan({ semantics, version: 4 }))
    for (const events of [[], 'no events', [{ type: 'Lent' }]]) {
      expect(refused(rehydrate(definition, events))).toEqual({
        kind: 'validation',
        errors: [
          { path: 'events', message: `\`loan\` version 4 has the rules of ${semantics}; only its records replay` },
        ],
      })
    }
  },
)

it('SR-178: not even one that is true', () => {
  expect(refused(rehydrate(appointment, creation.events))).toMatchObject({ errors: [{ path: 'events' }] })
})
