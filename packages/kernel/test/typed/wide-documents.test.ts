import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineEntity } from '../../src/typed/define-entity.js'
import type { EntityInput } from '../../src/typed/input/entity-input.js'
import type { TypesOf } from '../../src/typed/types-of.js'
import type { OutcomeInput } from '../../src/typed/input/outcome-input.js'
import { accepted } from '../support/outcome.js'

// Built by a program, so that TypeScript knows no name of it.
const wide = (fields: readonly string[]): EntityInput => ({
  entity: 'form',
  schema: { fields: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) },
  lifecycle: { initial: 'blank', states: ['blank', 'filled'] },
  operations: {
    fill: {
      transitions: [{ from: 'blank', to: 'filled' }],
      set: Object.fromEntries(fields.map((name) => [name, 'x'])),
      emits: [{ type: 'FormFilled', payload: { first: `$fields.${fields[0] ?? ''}` } }],
    },
  },
})

describe('a document whose names TypeScript does not know', () => {
  it('it is typed widely, and decides as any other', () => {
    const form = accepted(defineEntity(wide(['name', 'street'])))
    const { instance } = accepted(form.create({ id: 'f-1', fields: { name: 'ann' } }))
    const filled = accepted(form.execute({ instance, operation: 'fill', arguments: {} }))

    expectTypeOf<TypesOf<EntityInput>['states']>().toEqualTypeOf<string>()
    expectTypeOf<keyof TypesOf<EntityInput>['operations']>().toEqualTypeOf<string | number>()
    expectTypeOf(filled.instance.lifecycle_state).toEqualTypeOf<string>()
    expect(filled.instance.fields).toEqual({ name: 'x', street: 'x' })
    expect(filled.events.map(({ payload }) => payload)).toEqual([{ first: 'x' }])
  })

  it('SR-104: under the service rules its outcomes are typed widely, too', () => {
    const outcomes: readonly OutcomeInput[] = ['a', 'b'].map((name) => ({ name, in_state: 'blank', effect: 'updates' }))
    const form = accepted(
      defineEntity({ ...wide(['name']), semantics: 'service/1', operations: { fill: { outcomes } } }),
    )
    const { instance } = accepted(form.create({ id: 'f-1', fields: { name: 'ann' } }))
    const filled = accepted(form.execute({ instance, operation: 'fill', arguments: {} }))

    expectTypeOf(filled.record.outcome).toEqualTypeOf<string>()
    expect(filled.record.outcome).toBe('a')
  })
})
