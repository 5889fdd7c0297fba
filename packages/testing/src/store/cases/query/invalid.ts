import { accepted, same } from '../../answers.js'
import { dumpStore } from '../../dump.js'
import type { StoreCase } from '../../store-case.js'
import { crates, isInvalid, stock, type QueryableStore } from './scene.js'

const question = Buffer.from('["crate",{}]', 'utf8').toString('hex')
const sortedQuestion = Buffer.from('["crate",{},{"order_by":"contents"}]', 'utf8').toString('hex')

const sortedCursor = (place: string): string => `${sortedQuestion}.${Buffer.from(place, 'utf8').toString('hex')}`

const shapes: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['text', 'crate'],
  ['a list', [{ entity: 'crate' }]],
  ['no entity', {}],
  ['an entity that is no text', { entity: 1 }],
  ['a further member', crates({ colour: 'red' } as object)],
  ['a member named `__proto__`', JSON.parse('{"entity":"crate","__proto__":{}}')],
  ['`matching` that is no object', crates({ matching: [] as never })],
  ['`matching` that is not JSON', crates({ matching: { contents: Number.NaN } })],
  ['`matching` that holds itself', crates({ matching: circular() })],
  ['`matching` with an unpaired surrogate', crates({ matching: { contents: '\ud800' } })],
  ['`matching` of more than 65536 characters', crates({ matching: { contents: 'x'.repeat(65_536) } })],
  ['`state` that is no text', crates({ state: 1 as never })],
  ['`order_by` that is no text', crates({ order_by: ['contents'] as never })],
  ['`text` that is text', crates({ text: 'chair' as never })],
  ['`text` without fields', crates({ text: { contains: 'x', in: [] } })],
  ['`text` in what is no list', crates({ text: { contains: 'x', in: 'label' as never } })],
  ['`text` that looks for no text', crates({ text: { contains: 1 as never, in: ['label'] } })],
  ['`text` with a further member', crates({ text: { contains: 'x', in: ['label'], whole: true } as never })],
  ['`text` of more than 256 characters', crates({ text: { contains: 'x'.repeat(257), in: ['label'] } })],
  ['`limit` that is no number', crates({ limit: '1' as never })],
  ['`after` that is no text', crates({ after: null as never })],
]

function circular(): never {
  const matching: { [name: string]: unknown } = {}
  matching['self'] = matching
  return matching as never
}

const cursors: readonly (readonly [string, string])[] = [
  ['without a dot', 'bad'],
  ['empty', ''],
  ['of odd hexadecimal', '0.61'],
  ['of no hexadecimal', 'gg.61'],
  ['in upper case', `${question.toUpperCase()}.61`],
  ['of another question', '00.61'],
  ['with an odd id', `${question}.f`],
  ['with an id of no hexadecimal', `${question}.gg`],
  ['with an id in upper case', `${question}.6A`],
  ['with an id that is not UTF-8', `${question}.ff`],
  ['with another dot', `${question}.61.62`],
]

const places: readonly (readonly [string, string])[] = [
  ['no JSON', 'a'],
  ['a bare id', '"a"'],
  ['nothing', '[]'],
  ['an id that is no text', '[1]'],
  ['three parts', '["a",1,2]'],
  ['an array that is not empty', '["a",[1]]'],
]

/** What is no query. */
export const invalidQueryCases: readonly StoreCase<QueryableStore>[] = [
  ...shapes.map(([what, document]): StoreCase<QueryableStore> => ({
    name: `Q-1: ${what} is \`invalid_query\``,
    run: (store) => isInvalid('the refusal', store, document),
  })),
  ...cursors.map(([what, after]): StoreCase<QueryableStore> => ({
    name: `Q-9: a cursor ${what} is \`invalid_query\``,
    run: (store) => isInvalid('the refusal', store, crates({ after })),
  })),
  ...places.map(([what, place]): StoreCase<QueryableStore> => ({
    name: `D-12: a sorted cursor whose place is ${what} is \`invalid_query\``,
    run: async (store) => {
      await isInvalid('the refusal', store, crates({ order_by: 'contents', after: sortedCursor(place) }))
      const right = crates({ order_by: 'contents', after: sortedCursor('["a",[]]') })
      same('a right one', [], (await accepted(store.query(right))).items)
    },
  })),
  {
    name: 'Q-9: a limit outside 1 to 1000, or that is no integer, is `invalid_query`',
    run: async (store) => {
      for (const limit of [0, -1, 1.5, 1001, 1e21]) await isInvalid(`limit ${limit}`, store, crates({ limit }))
    },
  },
  {
    name: 'Q-1: a member that is undefined counts as left out',
    run: async (store) => {
      await stock(store, { a: {} })
      const document = { entity: 'crate', matching: undefined, limit: undefined, after: undefined } as never
      same('the page', 1, (await accepted(store.query(document))).items.length)
    },
  },
  {
    name: 'Q-11: a query changes nothing that is stored',
    run: async (store) => {
      await stock(store, { a: { contents: 1 }, b: { contents: 2 } })
      const before = await dumpStore(store, ['crate'])
      await accepted(store.query(crates({ matching: { contents: 1 }, order_by: 'contents' })))
      same('the store', before, await dumpStore(store, ['crate']))
    },
  },
]
