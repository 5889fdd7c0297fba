import { numberOf, type Json, type JsonObject } from '@assent/kernel'
import { ownerOf, writeCursor } from '../../src/governed/cursor.js'
import { describe, expect, it } from 'vitest'
import { desk, errorOf, fieldsOf, grace, idsOf, pagesOf, valueOf } from './claims.js'

/** Where the next page starts; the empty text where there is none. */
const cursorOf = ({ nextCursor }: JsonObject): string => (typeof nextCursor === 'string' ? nextCursor : '')

const big = numberOf('9007199254740993') ?? 0

const stocked = async (changes: Parameters<typeof desk>[0] = {}) => {
  const opened = desk(changes)
  await opened.make('c-1', fieldsOf('Lost parcel', 50, { kind: 'loss', team: 'north', urgent: true }))
  await opened.make('c-2', fieldsOf('Late parcel', 300, { kind: 'delay', rate: 0.5 }))
  await opened.make('c-3', fieldsOf('Lost umbrella', 50, { kind: 'loss', team: 'PARCELS' }))
  await opened.make('c-4', fieldsOf('Lost ship', big, { kind: 'loss' }))
  return opened
}

const found = async (input: JsonObject): Promise<readonly string[]> =>
  idsOf(valueOf(await (await stocked()).ask('claim_search', input)))

describe('a search of governed instances', () => {
  it('D-12: finds by text in any of the named fields, by state, by values, all of it at once', async () => {
    expect(await found({})).toEqual(['c-1', 'c-2', 'c-3', 'c-4'])
    expect(await found({ text: 'parcel' })).toEqual(['c-1', 'c-2', 'c-3'])
    expect(await found({ state: 'settled' })).toEqual([])
    expect(await found({ matching: { kind: 'loss', amount: 50 } })).toEqual(['c-1', 'c-3'])
    expect(await found({ text: 'parcel', state: 'open', matching: { urgent: true } })).toEqual(['c-1'])
    expect(await found({ matching: { rate: 0.5 } })).toEqual(['c-2'])
  })

  it('D-12: sorts by a field, ties by id', async () => {
    expect(await found({ order_by: 'amount' })).toEqual(['c-1', 'c-3', 'c-2', 'c-4'])
    expect(await found({ order_by: 'title' })).toEqual(['c-2', 'c-1', 'c-4', 'c-3'])
  })

  it('finds an exact number by itself or by the text of its digits, and refuses one that was rounded', async () => {
    expect(await found({ matching: { amount: big } })).toEqual(['c-4'])
    expect(await found({ matching: { amount: '9007199254740993' } })).toEqual(['c-4'])
    const opened = await stocked()
    expect(errorOf(await opened.ask('claim_search', { matching: { amount: 9007199254740993 } }))).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'matching.amount', message: expect.stringContaining('was rounded on its way') as string }],
    })
  })

  it('shows an instance with its state and revision, its numbers as every reader takes them', async () => {
    const opened = await stocked()
    const page = valueOf(await opened.ask('claim_search', { matching: { amount: big } }))
    expect(page['results']).toEqual([
      {
        entity: 'claim',
        version: 1,
        id: 'c-4',
        lifecycle_state: 'open',
        revision: 1,
        fields: { title: 'Lost ship', amount: '9007199254740993', kind: 'loss' },
      },
    ])
  })

  it.each<[string, JsonObject, string]>([
    ['a value of another kind', { matching: { amount: 'many' } }, 'matching.amount'],
    ['a value that no enum has', { matching: { kind: 'theft' } }, 'matching.kind'],
    ['a field that is not searchable', { matching: { team: 'north' } }, 'matching.team'],
    ['a state that there is not', { state: 'lost' }, 'state'],
    ['a field that nobody may sort by', { order_by: 'rate' }, 'order_by'],
    ['a text without a character', { text: '' }, 'text'],
    ['a member that is not taken', { colour: 'red' }, 'colour'],
  ])('K-5: refuses %s by its path', async (_what, input, path) => {
    const refused = errorOf(await (await stocked()).ask('claim_search', input))
    expect(refused).toMatchObject({ kind: 'invalid_input', errors: [{ path }] })
  })

  it('takes only what is searchable', () => {
    const { toolOf } = desk({ searchable: {} })
    const { properties } = toolOf('claim_search').inputSchema as { readonly properties: JsonObject }
    expect(Object.keys(properties)).toEqual(['state', 'cursor', 'limit'])
  })
})

describe('pages of a search', () => {
  it.each([1, 2, 3, 4, 5])('of %i hold every instance once, in order', async (limit) => {
    const opened = await stocked()
    const pages = await pagesOf(opened, { limit, order_by: 'amount' })
    expect(pages.flat()).toEqual(['c-1', 'c-3', 'c-2', 'c-4'])
    expect(pages).toHaveLength(Math.ceil(4 / limit))
  })

  it('are as long as the host says where the caller does not', async () => {
    expect(await pagesOf(await stocked({ pageLimit: 3 }), {})).toEqual([['c-1', 'c-2', 'c-3'], ['c-4']])
  })
})

describe('a cursor', () => {
  const first = { order_by: 'amount', text: 'lost', limit: 1 }

  const opened = async () => {
    const one = await stocked()
    const page = valueOf(await one.ask('claim_search', first))
    return { ...one, cursor: cursorOf(page) }
  }

  it('keeps its search: the limit may change, and nothing else', async () => {
    const { ask, cursor } = await opened()
    expect(idsOf(valueOf(await ask('claim_search', { ...first, limit: 9, cursor })))).toEqual(['c-3', 'c-4'])
    const others: readonly JsonObject[] = [
      { text: 'parcel' },
      { state: 'open' },
      { order_by: 'title' },
      { matching: { kind: 'loss' } },
    ]
    const answers = await Promise.all(others.map((other) => ask('claim_search', { ...first, ...other, cursor })))
    expect(answers.map((answer) => errorOf(answer).kind)).toEqual(answers.map(() => 'invalid_input'))
  })

  it('is of one principal', async () => {
    const { ask, cursor } = await opened()
    expect(errorOf(await ask('claim_search', { ...first, cursor }, grace))).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'cursor', message: 'is no `nextCursor` of this search' }],
    })
  })

  it('that is forged, cut or changed in one character is refused', async () => {
    const { ask, cursor } = await opened()
    const changed = [...cursor].map((character, index) => {
      const other = character === 'A' ? 'B' : 'A'
      return cursor.slice(0, index) + other + cursor.slice(index + 1)
    })
    const [digest = ''] = cursor.split('.')
    const place = (json: Json): string => Buffer.from(JSON.stringify(json)).toString('base64url')
    const forged = [place(['c-1', 1]), place([1]), place({}), '%%', ''].map((end) => `${digest}.${end}`)
    for (const one of [...changed, ...forged, cursor.slice(1), cursor.slice(0, -1), `${cursor}=`, ` ${cursor}`]) {
      expect(errorOf(await ask('claim_search', { ...first, cursor: one }))).toMatchObject({
        kind: 'invalid_input',
        errors: [{ path: 'cursor' }],
      })
    }
  })

  it('that ends at what nothing is sorted by is refused, whoever could write its digest', async () => {
    const { ask } = await opened()
    const owner = ownerOf('model', { entity: 'claim', order_by: 'amount' })
    const behind = (key: Json) =>
      ask('claim_search', { order_by: 'amount', cursor: writeCursor(owner, { id: 'c-1', key }) })
    expect(valueOf(await behind(0))).toBeDefined()
    for (const key of [{ a: 1 }, [1]]) {
      expect(errorOf(await behind(key))).toMatchObject({ kind: 'invalid_input', errors: [{ path: 'cursor' }] })
    }
  })

  it('goes on behind a value that the host would respell', async () => {
    const one = desk({ searchable: { order_by: ['rate'] } })
    const rates = ['1e3', '1.0', '0.5', '1e2', '100.0']
    for (const [n, rate] of rates.entries()) await one.make(`c-${n}`, fieldsOf('x', 1, { rate: numberOf(rate) ?? 0 }))
    expect((await pagesOf(one, { order_by: 'rate', limit: 1 })).flat()).toEqual(['c-2', 'c-1', 'c-3', 'c-4', 'c-0'])
  })

  it('fits where ids and sort values are as long as they may be', async () => {
    const one = desk()
    const longest = '\u0001'.repeat(40)
    for (const id of ['a', 'b']) await one.make(`${'\u0001'.repeat(511)}${id}`, fieldsOf(longest, 1))
    const page = valueOf(await one.ask('claim_search', { order_by: 'title', limit: 1 }))
    expect(cursorOf(page).length).toBeLessThan(8_192)
    expect((await pagesOf(one, { order_by: 'title', limit: 1 })).map((ids) => ids.length)).toEqual([1, 1])
  })

  it('that would be longer than any caller may hand back is refused, and the page with it', async () => {
    const one = desk()
    const long = numberOf(`1${'0'.repeat(9_000)}1`) ?? 0
    for (const id of ['a', 'b']) await one.make(id, fieldsOf('x', 1, { rate: long }))
    const sorted = desk({ searchable: { order_by: ['rate'] } }, one.store)
    expect(errorOf(await sorted.ask('claim_search', { order_by: 'rate', limit: 1 }))).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'order_by' }],
    })
    expect(idsOf(valueOf(await sorted.ask('claim_search', { order_by: 'rate' })))).toEqual(['a', 'b'])
  })
})
