import { describe, expect, it } from 'vitest'
import type { Availability } from '../../../src/explain/available/availability.js'
import { available } from '../../../src/explain/available/available.js'
import { renderAvailability } from '../../../src/explain/render/render-availability.js'
import { define } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { appointment, booked } from '../appointment.js'
import { heldLoan } from '../decide/deciding.js'
import { extending } from '../loan.js'

const ofConfirm = (args: Part, parts: Part = {}): Availability | undefined =>
  available(appointment, booked({}, parts), args).find(({ operation }) => operation === 'confirm')

describe('what is possible under the service rules', () => {
  it('SR-160: an outcome that only lacks the actions of the host is legal', () => {
    expect(ofConfirm({ minutes: 5, note: 'n', by: 'desk' })).toEqual({ operation: 'confirm', status: 'legal' })
  })

  it('SR-121: with every argument given, the answer is that of the decision', () => {
    expect(ofConfirm({ minutes: 500, note: 'n', by: 'desk' })).toMatchObject({
      status: 'refused',
      step: 'refusal',
      refusal: { kind: 'refused', error: 'TooLong' },
    })
  })

  it('SR-115: an argument to come may select another outcome', () => {
    expect(ofConfirm({})).toEqual({
      operation: 'confirm',
      status: 'depends',
      arguments: ['minutes', 'by', 'note'],
      residual: { ne: ['$args.by', 'robot'] },
    })
    expect(ofConfirm({ minutes: 500 })?.status).toBe('depends')
  })

  it('SR-120: where no outcome accepts in the state, it is refused whatever comes', () => {
    const late = { lifecycle_state: 'confirmed' }
    expect(ofConfirm({}, late)).toMatchObject({ status: 'refused', step: 'transition', refusal: null })
    expect(renderAvailability([ofConfirm({}, late) as Availability])).toBe(
      'refused  confirm: at `transition`: no outcome accepts in this state\n',
    )
  })

  it('K-50: an argument that is given wrongly is refused whatever comes', () => {
    expect(ofConfirm({ minutes: 'long' })).toMatchObject({ status: 'refused', step: 'arguments' })
  })

  it('SR-119: an accepting outcome for a wrong state is one', () => {
    const moves = { name: 'a', effect: { moves: { from: 'out', to: 'back' } }, when: { truthy: '$args.yes' } }
    const wrong = { name: 'w', wrong_state: true, effect: 'updates' }
    const yes = { arguments: { fields: { yes: { type: 'boolean', required: true } } } }
    const definition = define(extending({}, [moves, wrong], yes))
    expect(available(definition, heldLoan({}, 'lost'))).toMatchObject([{ status: 'depends', arguments: ['yes'] }])
    const without = define(extending({}, [moves], yes))
    expect(available(without, heldLoan({}, 'lost'))).toMatchObject([{ status: 'refused', step: 'transition' }])
  })
})
