import { planted, type Planted } from './planted.js'

class Impostor {
  readonly label = 'plain to look at'
}

const cyclic = (): unknown => {
  const value: { [name: string]: unknown } = {}
  value['self'] = value
  return value
}

const counted = Object.assign([1], { total: 1 })

const symbolic = { [Symbol('member')]: 1 }

const holes = 'a list with holes, or with members beside its elements, is not JSON'
const instance = 'an instance of a class is not JSON'
const surrogate = 'an unpaired surrogate'

const entries: readonly (readonly [value: unknown, message: string, path?: string])[] = [
  [undefined, '`undefined` is not JSON'],
  [10n, '`bigint` is not JSON'],
  [Symbol('s'), '`symbol` is not JSON'],
  [() => 1, '`function` is not JSON'],
  [NaN, '`NaN` is not a JSON number'],
  [Infinity, '`Infinity` is not a JSON number'],
  [-Infinity, '`-Infinity` is not a JSON number'],
  [new Date(0), instance],
  [new Map([['a', 1]]), instance],
  [new Uint8Array(2), instance],
  [new Impostor(), instance],
  [Object.create({ inherited: 1 }), instance],
  [[1, , 2], holes],
  [counted, holes],
  [symbolic, 'a member named by a symbol is not JSON'],
  ['\ud800', `the text holds ${surrogate}`],
  ['a\udc00b', `the text holds ${surrogate}`],
  [{ '\ud800': 1 }, `the name holds ${surrogate}`, '.\ufffd'],
  [cyclic(), 'the value holds itself', '.self'],
  [
    {
      get trap(): unknown {
        throw new Error('a getter ran')
      },
    },
    'an accessor is not JSON',
    '.trap',
  ],
]

/**
 * Values of the host that the kernel's door refuses at any place, inside `json` and open objects too, before any schema
 * is asked.
 */
export const hostFaults: readonly Planted[] = entries.map(([value, message, path]) =>
  planted('not_json', value, message, path),
)
