import fc from 'fast-check'
import type { AuthoredField } from '../authored.js'
import { json } from '../json.js'
import { isPossible } from '../possible.js'
import { valueOf } from '../value.js'
import { faultsOf } from './field-faults.js'
import { hostFaults } from './host-faults.js'
import { invalidMembers } from './invalid-members.js'
import type { Planted } from './planted.js'

const invalidElement = (items: AuthoredField): fc.Arbitrary<Planted> => {
  const others = isPossible(items) ? fc.array(valueOf(items), { maxLength: 2 }) : fc.constant([])
  return fc.tuple(others, invalidValue(items), fc.nat(2)).map(([list, fault, chance]) => {
    const index = chance % (list.length + 1)
    const value = [...list.slice(0, index), fault.value, ...list.slice(index)]
    return { ...fault, value, path: `[${index}]${fault.path}` }
  })
}

const insideJson: fc.Arbitrary<Planted> = fc
  .tuple(json(0), fc.constantFrom(...hostFaults))
  .map(([other, fault]) => ({ ...fault, value: { other, list: [other, fault.value] }, path: `.list[1]${fault.path}` }))

const inside = (field: AuthoredField): fc.Arbitrary<Planted> | undefined => {
  if (field.type === 'array') return invalidElement(field.items ?? { type: 'json' })
  if (field.type === 'object') {
    const { properties = {}, additional_properties: open = false } = field
    return invalidMembers({ fields: properties, additional_fields: open }, 'property', invalidValue)
  }
  return field.type === 'json' ? insideJson : undefined
}

/** Values with one fault: of the value itself, of the host, or of a part of it, at any depth. */
export const invalidValue = (field: AuthoredField): fc.Arbitrary<Planted> => {
  const own = faultsOf(field)
  const parts = inside(field)
  return fc.oneof(
    ...(own.length === 0 ? [] : [{ weight: 3, arbitrary: fc.constantFrom(...own) }]),
    ...(parts === undefined ? [] : [{ weight: 4, arbitrary: parts }]),
    { weight: 1, arbitrary: fc.constantFrom(...hostFaults) },
  )
}
