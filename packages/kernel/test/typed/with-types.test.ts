import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import type { Decision } from '../../src/record/record.js'
import type { NamesOf } from '../../src/typed/names-of.js'
import { withTypes } from '../../src/typed/with-types.js'
import type { JsonNumber } from '../../src/value/exact-number.js'
import { define } from '../support/define.js'
import { accepted, refused } from '../support/outcome.js'

// As if it had come from a file: TypeScript sees nothing of it.
const loaded: unknown = {
  entity: 'boat',
  schema: { fields: { name: { type: 'string', required: true }, crew: { type: 'integer', default: 1 } } },
  lifecycle: { initial: 'moored', states: ['moored', 'sailing'] },
  operations: {
    cast_off: {
      arguments: { fields: { course: { type: 'number', required: true }, speed: { type: 'number' } } },
      transitions: [{ from: 'moored', to: 'sailing' }],
      preconditions: [{ name: 'named', assert: { ne: ['$fields.name', ''] } }],
      emits: [{ type: 'CastOff', payload: { course: '$args.course' } }],
    },
    moor: { transitions: [{ from: 'sailing', to: 'moored' }] },
  },
}

type Boat = {
  states: 'moored' | 'sailing'
  fields: { name: string; crew?: JsonNumber }
  operations: {
    cast_off: {
      arguments: { course: JsonNumber }
      to: 'sailing'
      preconditions: 'named'
      events: [{ type: 'CastOff'; payload: { course: JsonNumber } }]
    }
    moor: { arguments: { readonly [name: string]: never } }
  }
}

const names: NamesOf<Boat> = {
  states: { moored: true, sailing: true },
  fields: { name: true, crew: true },
  operations: { cast_off: { course: true }, moor: {} },
}

describe('types declared for a definition that was loaded', () => {
  it('the handle decides by the declared names', () => {
    const boat = accepted(withTypes<Boat>(define(loaded), names))
    const moored = accepted(boat.create({ id: 'b-1', fields: { name: 'Petrel' } }))
    const cast = accepted(boat.execute({ instance: moored.instance, operation: 'cast_off', arguments: { course: 90 } }))

    expectTypeOf(moored.instance.lifecycle_state).toEqualTypeOf<'moored' | 'sailing'>()
    expectTypeOf(cast.instance.lifecycle_state).toEqualTypeOf<'sailing'>()
    expectTypeOf(cast.instance.fields).toEqualTypeOf<{ name: string; crew?: JsonNumber }>()
    expectTypeOf(cast.events[0].payload.course).toEqualTypeOf<JsonNumber>()
    expectTypeOf(cast).toExtend<Decision>()
    expect(cast.instance).toMatchObject({ lifecycle_state: 'sailing', fields: { name: 'Petrel', crew: 1 } })
    expect(cast.events[0].payload).toEqual({ course: 90 })
  })

  it('what was not declared neither compiles nor is accepted', () => {
    const boat = accepted(withTypes<Boat>(define(loaded), names))
    const { instance } = accepted(boat.create({ id: 'b-1', fields: { name: 'Petrel' } }))

    // @ts-expect-error no operation has this name
    expect(boat.execute({ instance, operation: 'sink', arguments: {} })._tag).toBe('Left')
    // @ts-expect-error the course is a number
    expect(boat.execute({ instance, operation: 'cast_off', arguments: { course: 'north' } })._tag).toBe('Left')
    // @ts-expect-error there is no such field
    expect(boat.create({ id: 'b-1', fields: { name: 'Petrel', flag: 'nl' } })._tag).toBe('Left')
  })

  it('TypeScript asks for every name, and for no other', () => {
    // @ts-expect-error the state `sailing` is missing
    expect(withTypes<Boat>(define(loaded), { ...names, states: { moored: true } })._tag).toBe('Left')
    // @ts-expect-error there is no operation `sink`
    expect(withTypes<Boat>(define(loaded), { ...names, operations: { ...names.operations, sink: {} } })._tag).toBe(
      'Left',
    )
  })

  it('a name that the definition lacks is an error by its path, and so is a state that the types lack', () => {
    type Ferry = {
      states: 'moored' | 'docked'
      fields: { name: string; line: string }
      operations: {
        cast_off: { arguments: { course: JsonNumber; tide: JsonNumber } }
        load: { arguments: { cars: JsonNumber } }
      }
    }
    const outcome = withTypes<Ferry>(define(loaded), {
      states: { moored: true, docked: true },
      fields: { name: true, line: true },
      operations: { cast_off: { course: true, tide: true }, load: { cars: true } },
    })

    expect(refused(outcome)).toEqual({
      kind: 'types_disagree',
      errors: [
        { path: 'states.docked', message: 'the definition has no such state' },
        { path: 'states.sailing', message: 'the types have no such state' },
        { path: 'fields.line', message: 'the definition has no such field' },
        { path: 'operations.cast_off.arguments.tide', message: 'the definition has no such argument' },
        { path: 'operations.load', message: 'the definition has no such operation' },
      ],
    })
  })

  it('K-32: an open schema has every name', () => {
    type Crate = { states: 'here'; fields: { mark: string }; operations: Readonly<Record<string, never>> }
    const crate = define({
      entity: 'crate',
      schema: { additional_fields: true },
      lifecycle: { initial: 'here', states: ['here'] },
    })

    expect(withTypes<Crate>(crate, { states: { here: true }, fields: { mark: true }, operations: {} })._tag).toBe(
      'Right',
    )
  })

  it('K-228: names of host members are names like others', () => {
    type Odd = { states: 'here'; fields: { constructor: string }; operations: { toString: { arguments: object } } }
    const odd = define({ entity: 'odd', schema: {}, lifecycle: { initial: 'here', states: ['here'] } })
    const outcome = withTypes<Odd>(odd, {
      states: { here: true },
      fields: { constructor: true },
      operations: { toString: {} },
    })

    expect(refused(outcome).errors.map(({ path }) => path)).toEqual(['fields.constructor', 'operations.toString'])
  })

  it('SR-9: a definition that opts into service rules is not typed', () => {
    const served = define({ ...(loaded as object), semantics: 'service/1' })

    expect(refused(withTypes<Boat>(served, names)).errors).toEqual([
      { path: 'semantics', message: 'types are those of kernel/1, not of service/1' },
    ])
  })

  it('K-6: a look-alike is not typed', () => {
    const lookAlike = { entity: 'boat', version: 1, document: loaded } as unknown as ValidatedDefinition

    expect(refused(withTypes<Boat>(lookAlike, names)).errors.map(({ path }) => path)).toEqual(['definition'])
  })
})
