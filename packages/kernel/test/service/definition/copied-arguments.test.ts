import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import { textNaming } from '../../support/text.js'
import { args, branch, copying, note, setting } from './copying.js'

describe('the argument that is copied', () => {
  it.each(['note', 'sender.name', 'sender.card.mark'])('SR-131, SR-136: %s is one optional leaf', (argument) => {
    expect(define(setting(argument)).entity).toBe('loan')
  })

  it.each([
    ['', 'below `$args`'],
    ['$args.note', 'below `$args`'],
    ['sender.$name', 'below `$args`'],
    ['sender..name', 'empty segment'],
    ['note.', 'empty segment'],
    ['lost', '`lost` is not a declared'],
    ['sender.lost', '`lost` is not a declared'],
    ['paid', '`paid` is required'],
    ['desk', '`desk` has a default'],
    ['none', '`none` has a default'],
    ['note.x', '`note` must be required'],
    ['sender.maybe.x', '`maybe` must be required'],
    ['filled.name', '`filled` must be required'],
    ['paid.x', '`paid` is no closed object'],
    ['open.name', '`open` is no closed object'],
    ['list.0', '`list` is no closed object'],
    ['sender.name.x', '`name` must be required'],
  ])('SR-136, SR-137: `%s` is refused', (argument, fact) => {
    expect(defectsOf(setting(argument))).toEqual([
      {
        kind: 'conditional_argument_invalid',
        path: `${branch}.set_if_present.note`,
        argument,
        message: textNaming(fact),
      },
    ])
  })

  it('SR-136: arguments that are open cannot be copied', () => {
    const operation = { arguments: { fields: args, additional_fields: true } }
    expect(defectsOf(copying({ set_if_present: { note: { argument: 'note' } } }, { note }, operation))).toMatchObject([
      { kind: 'conditional_argument_invalid', message: textNaming('undeclared') },
    ])
  })

  it('SR-135: one argument may be copied to several targets', () => {
    const entry = { argument: 'note' }
    const parts = {
      set_if_present: { note: entry, other: entry },
      emits: [{ type: 'Done', payload_if_present: { note: entry } }],
      responds_if_present: { note: entry },
    }
    expect(define(copying(parts, { note, other: note }, { response: { fields: { note } } })).entity).toBe('loan')
  })
})
