import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { accepted } from '../../support/outcome.js'
import { faultsOf, loanWith } from '../loan.js'

const reader = {
  type: 'union',
  tag: 'is',
  variants: {
    member: { type: 'string', required: true, min_length: 3 },
    guest: { type: 'object', properties: { desk: { type: 'integer', default: 1 } } },
  },
}

describe('values of a union', () => {
  it.each([
    [{ is: 'member', value: 'ada' }, []],
    [{ is: 'guest' }, []],
    [{ is: 'guest', value: {} }, []],
    [{ is: 'member' }, ['fields.part.value']],
    [{ is: 'member', value: 'al' }, ['fields.part.value']],
    [{ is: 'member', value: null }, ['fields.part.value']],
    [{ is: 'guest', value: { desk: 'x' } }, ['fields.part.value.desk']],
    [{ is: 'member', also: 1, value: 'al', and: 2 }, ['fields.part.also', 'fields.part.and', 'fields.part.value']],
  ])('SR-25, SR-26: %j has errors at %j', (value, paths) => {
    expect(faultsOf(reader, value)).toEqual(paths)
  })

  it.each([[null], [[]], ['member'], [{}], [{ is: 7, value: 'ada' }], [{ is: 'staff', also: 1 }], [{ value: 'ada' }]])(
    'SR-25, SR-32: %j is refused as a whole',
    (value) => {
      expect(faultsOf(reader, value)).toEqual(['fields.part'])
    },
  )

  it('SR-25: a label that every object inherits is not declared', () => {
    expect(faultsOf(reader, { is: 'constructor' })).toEqual(['fields.part'])
  })

  it('SR-24: where the tag is `value`, the payload stands under `content`', () => {
    const swapped = { ...reader, tag: 'value' }
    expect(faultsOf(swapped, { value: 'member', content: 'ada' })).toEqual([])
    expect(faultsOf(swapped, { value: 'member' })).toEqual(['fields.part.content'])
  })

  it('SR-31: nothing is filled inside a payload', () => {
    const definition = define(loanWith({ reader }))
    const decision = accepted(decideCreate(definition, { id: 'l-1', fields: { reader: { is: 'guest', value: {} } } }))
    expect(decision.instance.fields).toEqual({ reader: { is: 'guest', value: {} } })
  })
})
