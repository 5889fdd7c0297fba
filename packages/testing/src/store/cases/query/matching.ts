import { numberOf, setMember, type Json, type JsonObject } from '@assent/kernel'
import { hostileNames } from '../../../arbitrary/hostile-names.js'
import { accepted, same } from '../../answers.js'
import { absent, at, moved, packed } from '../../crate.js'
import type { StoreCase } from '../../store-case.js'
import { crates, finds, idsOf, stock, type QueryableStore } from './scene.js'

const number = (token: string): Json => numberOf(token) ?? null

const contents: { readonly [id: string]: Json } = {
  a: { size: { m: number('12.0'), n: 1 }, tags: ['x', 'y'] },
  b: { size: { m: 12 }, tags: ['y', ['x']] },
  c: { size: { m: number('1.2e1') }, tags: [] },
  d: { size: {}, tags: [{ k: 1, l: 2 }, 'x'] },
  e: null,
  f: 'x',
  g: number('0.1'),
  h: number('-0.0'),
  i: number('9007199254740993'),
  j: true,
  k: [],
}

/** What each expected value of `contents` finds. */
const found: readonly (readonly [string, Json, readonly string[]])[] = [
  ['Q-3: an object contains an object whose members it has, and more', { size: { m: 12 } }, ['a', 'b', 'c']],
  ['Q-3: an array contains each expected element in some element, in any order', { tags: ['y', 'x'] }, ['a']],
  ['Q-3: an expected element may repeat', { tags: ['y', 'y'] }, ['a', 'b']],
  ['Q-3: an element contains an expected element as a value does', { tags: [{ l: 2 }] }, ['d']],
  ['Q-3: numbers are equal by exact value', { size: { m: number('120e-1') } }, ['a', 'b', 'c']],
  ['Q-3: numbers that differ past the digits of a float differ', number('9007199254740992'), []],
  ['Q-3: such a number finds itself', number('9007199254740993'), ['i']],
  ['Q-3: zero is zero, however it is spelled', 0, ['h']],
  ['Q-3: text matches only itself', 'x', ['f']],
  ['Q-3: true matches only itself', true, ['j']],
  ['Q-3: a value of one type never matches one of another', '0', []],
  ['Q-4: an empty object matches any object, and nothing else', {}, ['a', 'b', 'c', 'd']],
  ['Q-4: an empty array matches any array, and nothing else', [], ['k']],
  ['Q-4: an empty array inside matches any array inside', { tags: [] }, ['a', 'b', 'c', 'd']],
  ['Q-4: an array does not contain a bare element', { tags: 'x' }, []],
  ['Q-4: null matches a present null, not an absent field', null, ['e']],
  ['Q-4: null inside matches no absent member', { size: { none: null } }, []],
]

const hostile = (): JsonObject => {
  const object: { [name: string]: Json } = {}
  for (const name of hostileNames) setMember(object, name, name)
  return object
}

/** Which instances a query asks for. */
export const queryMatchingCases: readonly StoreCase<QueryableStore>[] = [
  ...found.map(([name, expected, ids]): StoreCase<QueryableStore> => ({
    name,
    run: async (store) => {
      const fields = Object.entries(contents).map(([id, value]) => [id, { contents: value }] as const)
      await stock(store, { ...Object.fromEntries(fields), without: {} })
      await finds('the ids', store, { matching: { contents: expected } }, ids)
    },
  })),
  {
    name: 'Q-2: every member of `matching` must hold, and a field that is nowhere holds nowhere',
    run: async (store) => {
      await stock(store, { a: { contents: 1, label: 'x' }, b: { contents: 1, label: 'y' }, c: { label: 'x' } })
      await finds('both', store, { matching: { contents: 1, label: 'x' } }, ['a'])
      await finds('one', store, { matching: { contents: 1 } }, ['a', 'b'])
      await finds('neither', store, { matching: { contents: 1, nowhere: null } }, [])
      await finds('no condition', store, { matching: {} }, ['a', 'b', 'c'])
    },
  },
  {
    name: 'Q-3: names such as `__proto__` are names like others, with quotes and U+0000 in texts as well',
    run: async (store) => {
      const odd = '\u0000"\\\u{1f600}\u2028'
      await stock(store, { a: { contents: hostile() }, b: { contents: { [odd]: odd } }, c: { contents: {} } })
      await finds('hostile names', store, { matching: { contents: hostile() } }, ['a'])
      await finds('one of them', store, { matching: { contents: { constructor: 'constructor' } } }, ['a'])
      await finds('odd text', store, { matching: { contents: { [odd]: odd } } }, ['b'])
      await finds('what no object has of its own', store, { matching: { contents: { valueOf: 'valueOf' } } }, [])
    },
  },
  {
    name: 'C-10: only instances of the entity are found, and an entity that nobody stored under has none',
    run: async (store) => {
      await stock(store, { a: {} })
      await accepted(store.commit(packed('b', 'other', { entity: 'pallet' }), absent))
      await finds('crates', store, {}, ['a'])
      same('pallets', ['b'], idsOf(await accepted(store.query({ entity: 'pallet' }))))
      for (const entity of ['nobody', '', 'crate\u0000', 'x'.repeat(600)]) {
        same(`of \`${entity}\``, { items: [], next: null }, await accepted(store.query({ entity })))
      }
    },
  },
  {
    name: 'Q-1: what is found are the current instances, number by number as they are stored',
    run: async (store) => {
      const first = packed('a', 'r-1', { fields: { contents: number('1.50') } })
      const second = moved(first.instance, 'r-2')
      await accepted(store.commit(first, absent))
      await accepted(store.commit(second, at(first.instance)))
      const page = await accepted(store.query(crates({ matching: { contents: number('1.5') } })))
      same('the page', { items: [second.instance], next: null }, page)
    },
  },
]
