import { expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { decide } from '../../../src/decide/execute.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import { extending } from '../loan.js'

const outcomes = [
  { name: 'from_back', when: { eq: ['$args.soon', true] }, effect: { moves: { from: 'back', to: 'lost' } } },
  { name: 'from_out', effect: { moves: { from: 'out', to: 'lost' } } },
  { name: 'elsewhere', wrong_state: true, refuses: { error: 'Elsewhere' } },
]

it('SR-120: an outcome for a wrong state does not answer where another move starts from the held state', () => {
  const args = { arguments: { fields: { soon: { type: 'boolean', required: true } } } }
  const definition = define(extending({}, outcomes, args))
  const { instance } = accepted(decideCreate(definition, { id: 'l-1', fields: {} }))
  const extend = (soon: boolean, state: string) =>
    refused(
      decide(definition, {
        instance: { ...instance, lifecycle_state: state },
        operation: 'extend',
        arguments: { soon },
      }),
    )

  expect(extend(true, 'out')).toEqual({
    kind: 'unspecified_move_source',
    operation: 'extend',
    outcome: 'from_back',
    state: 'out',
    from: ['back'],
  })
  expect(extend(true, 'lost')).toMatchObject({ kind: 'refused', outcome: 'elsewhere' })
})
