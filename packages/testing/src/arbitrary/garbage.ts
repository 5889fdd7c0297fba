import fc from 'fast-check'
import { json } from './json.js'

const cyclic = (): unknown => {
  const self: { [name: string]: unknown } = {}
  self['self'] = { self }
  return self
}

const throwing = (): unknown => ({
  get trap(): unknown {
    throw new Error('a getter ran')
  },
})

const deep = (levels: number): unknown => {
  let value: unknown = 'end'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

class Impostor {
  readonly entity = 'ticket'
}

const curious = [
  undefined,
  NaN,
  Infinity,
  -0,
  10n,
  Symbol('s'),
  () => 1,
  new Date(0),
  new Map([[1, 2]]),
  new Set([1]),
  /x/,
  new Error('e'),
  new Impostor(),
  Object.create(null),
  Object.create({ inherited: 1 }),
  '\ud800',
  ['\udc00'],
  { '\ud800': 1 },
  [, 1],
  new Uint8Array(2),
  new Proxy({}, {}),
  Promise.resolve(1),
  globalThis,
  deep(200),
  deep(20_000),
  cyclic(),
  throwing(),
] as const

/**
 * Any value of the host at all: what JSON can hold, what it cannot, and what is out to trip a reader, such as a getter
 * that throws, a Proxy, an object that holds itself, twenty thousand levels of nesting.
 */
export const garbage = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
    }),
    json(),
    fc.constantFrom<unknown>(...curious),
    fc.record({ entity: fc.constantFrom<unknown>(...curious), fields: fc.constantFrom<unknown>(...curious) }),
  )
