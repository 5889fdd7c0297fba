import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import { creating, loanWith } from '../loan.js'

const text = { type: 'string' }

describe('the order of a creation', () => {
  const lending = creating(
    { code: { ...text, required: true, min_length: 2 }, due: { ...text, default: 'soon' } },
    [
      { name: 'denied', when: { eq: ['$args.code', 'no'] }, refuses: { error: 'Denied' } },
      {
        name: 'lent',
        effect: 'creates',
        set: { code: '$args.code' },
        emits: [{ type: 'Lent', payload: { due: '$fields.due', of: '$args.code', to: '$to_state' } }],
        responds: { id: '$id', due: '$fields.due' },
      },
    ],
    {
      arguments: { fields: { code: text, by: { ...text, default: 'desk' } } },
      response: { additional_fields: true },
    },
    { invariants: [{ assert: { ne: ['$fields.code', 'bad'] } }] },
  )

  const lend = (input: unknown, id = 'l-1') => decideCreate(define(lending), { id, fields: input })

  it('SR-124: a blank id is refused before the arguments are', () => {
    expect(errorPaths(lend({ lost: 1 }, ' '))).toEqual(['id'])
    expect(errorPaths(lend({ lost: 1 }))).toEqual(['arguments.lost'])
  })

  it('SR-124: then selection, the declared refusal, fields, invariants', () => {
    expect(refused(lend({}))).toMatchObject({ kind: 'outcome_unobservable' })
    expect(refused(lend({ code: 'no' }))).toMatchObject({ kind: 'refused', error: 'Denied' })
    expect(errorPaths(lend({ code: 'x' }))).toEqual(['fields.code'])
    expect(refused(lend({ code: 'bad' }))).toMatchObject({ kind: 'invariant_violation' })
  })

  it('SR-124, SR-167, SR-168: defaults of the schema fill what is produced, those of the arguments what was sent', () => {
    const { record, instance, events } = accepted(lend({ code: 'L-1' }))
    expect(instance).toMatchObject({ lifecycle_state: 'out', revision: 1, fields: { code: 'L-1', due: 'soon' } })
    expect(record.command).toEqual({
      command: 'create',
      fields: { code: 'L-1', due: 'soon' },
      arguments: { by: 'desk', code: 'L-1' },
    })
    expect(events[0]).toMatchObject({
      payload: { due: 'soon', of: 'L-1', to: 'out' },
      args: { by: 'desk', code: 'L-1' },
      changed: { code: 'L-1', due: 'soon' },
    })
    expect(record.response).toEqual({ due: 'soon', id: 'l-1' })
  })

  it('SR-125, SR-167: a creation without branches takes the fields, and records them twice', () => {
    const definition = define(
      loanWith({ due: { ...text, default: 'soon' } }, { create: { emit: { type: 'Lent', payload: '$fields.due' } } }),
    )
    const { record, events } = accepted(decideCreate(definition, { id: 'l-1', fields: {} }))
    expect(record.command).toEqual({ command: 'create', fields: { due: 'soon' }, arguments: { due: 'soon' } })
    expect(events[0]).toMatchObject({ payload: 'soon', args: { due: 'soon' } })
    expect(Object.keys(record)).not.toContain('outcome')
    expect(errorPaths(decideCreate(definition, { id: 'l-1', fields: { due: 5 } }))).toEqual(['fields.due'])
  })

  it('SR-165: a creation that was sent nothing records no arguments', () => {
    const definition = define(loanWith({}))
    expect(accepted(decideCreate(definition, { id: 'l-1', fields: {} })).record.command).toEqual({
      command: 'create',
      fields: {},
    })
  })
})
