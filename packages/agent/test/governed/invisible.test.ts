import type { JsonObject } from '@assent/kernel'
import { memoryStore } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { desk, fieldsOf, grace, model, pagesOf, valueOf } from './claims.js'

/** Claims of two teams, of which a model may read one. */
const teams = async (hidden: number) => {
  const store = memoryStore()
  const opened = desk({ mayRead: ({ role }, { fields }) => role === 'manager' || fields['team'] === 'north' }, store)
  for (const n of [1, 2, 3]) await opened.make(`n-${n}`, fieldsOf(`north ${n}`, n, { team: 'north' }))
  for (let n = 0; n < hidden; n += 1)
    await opened.make(`h-${n}`, fieldsOf(`south ${n}`, (n % 4) + 1, { team: 'south' }))
  return opened
}

describe('D-18: what a principal may not read', () => {
  it.each<JsonObject>([{}, { text: 'north' }, { order_by: 'amount' }, { state: 'open' }])(
    'leaves no trace in pages and cursors: %j',
    async (input) => {
      const [without, among] = [await teams(0), await teams(40)]
      const asked = { ...input, limit: 2 }
      const seen = async ({ ask }: Pick<typeof among, 'ask'>) => valueOf(await ask('claim_search', asked))
      // The whole answer, its cursor too.
      expect(await seen(among)).toEqual(await seen(without))
      expect(await pagesOf(among, asked)).toEqual([['n-1', 'n-2'], ['n-3']])
      expect((await pagesOf(among, { ...input, limit: 3 })).length).toBe(1)
    },
  )

  it('is no reason for a short page, however much of it lies between', async () => {
    const opened = await teams(2_500)
    expect(await pagesOf(opened, { limit: 3 })).toEqual([['n-1', 'n-2', 'n-3']])
    expect((await pagesOf(opened, { limit: 1_000 }, grace)).map((page) => page.length)).toEqual([1_000, 1_000, 503])
  })

  it('is got as what does not exist', async () => {
    const { ask } = await teams(1)
    expect(valueOf(await ask('claim_get', { id: 'h-0' }))).toEqual({ record: null })
    expect(valueOf(await ask('claim_get', { id: 'nobody' }))).toEqual({ record: null })
    expect(valueOf(await ask('claim_get', { id: 'h-0' }, grace))).toMatchObject({ record: { id: 'h-0' } })
  })

  it('refuses a proposal as what does not exist does', async () => {
    const { ask } = await teams(1)
    const propose = async (id: string, principal = model) => {
      const answer = valueOf(
        await ask('claim_raise', { id, expected_revision: 1, arguments: { amount: 5 } }, principal),
      )
      return JSON.stringify(answer).replaceAll(id, 'it')
    }
    expect(await propose('h-0')).toBe(await propose('nobody'))
    expect(await propose('h-0', grace)).toContain('"outcome":"committed"')
  })
})
