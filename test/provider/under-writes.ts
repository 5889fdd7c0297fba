import { afterAll, expect, it } from 'vitest'
import { valueOf } from '../agent/desk.js'
import type { Provider } from '../stores/provider.js'
import { kindOf, refundsOver, type Page } from './refunds.js'

const subjects = 500
const shared = 4_700
const limit = 23

const numbered = (n: number): string => `r-${String(n).padStart(3, '0')}`

// Nine of them share one value, and no two of these stand side by side by id.
const amountOf = (n: number): number => (n % 50 === 7 && n < 450 ? shared : 1_000 + ((n * 37) % subjects) * 20 + 1)

type Desk = ReturnType<typeof refundsOver>

const inTens = async (count: number, work: (n: number) => Promise<void>): Promise<void> => {
  for (let n = 0; n < count; n += 10) await Promise.all(Array.from({ length: 10 }, (_, m) => work(n + m)))
}

/** What is written once a page was read. */
interface Written {
  /** In the result until now, and not any more. */
  readonly left: string
  /** Stay in the result and change. */
  readonly changed: readonly string[]
}

/**
 * After page `n`: new subjects ahead of the cursor, behind it and at the shared value, one that the filter does not
 * find, changes of such as were shown and such as were not, and one that leaves the result.
 */
const write = async (desk: Desk, n: number): Promise<Written> => {
  const fresh = (place: string): string => `${place}-${String(n).padStart(3, '0')}`
  await desk.create(fresh('ahead'), { order: 'keep', amount_cents: 90_000 + n })
  await desk.create(fresh('behind'), { order: 'keep', amount_cents: 1 + n })
  await desk.create(fresh('zz-shared'), { order: 'keep', amount_cents: shared })
  await desk.create(fresh('other'), { order: 'another', amount_cents: 90_000 + n })
  const changed = [numbered((n * 11) % subjects), numbered(subjects - 1 - n)]
  for (const id of changed) await desk.propose('attach_evidence', id, { evidence: `photo-${n}` })
  const left = numbered((n * 13 + 250) % subjects)
  await desk.propose('submit', left)
  return { left, changed }
}

const asked = { text: 'KEEP', state: 'draft', order_by: 'amount_cents', limit }

/** Reads page after page, and writes in between. */
const readUnderWrites = async (desk: Desk) => {
  const pages: Page[] = []
  const left = new Map<string, number>()
  let cursor: string | undefined
  do {
    const page = valueOf(await desk.search({ ...asked, ...(cursor === undefined ? {} : { cursor }) }))
    pages.push(page)
    cursor = page.nextCursor
    if (cursor === undefined) break
    if (pages.length <= 15) left.set((await write(desk, pages.length)).left, pages.length)
  } while (pages.length < 100)
  return { pages, left }
}

/** Searches one store while it is written. */
export const searchUnderWrites = (name: string, provider: Provider): void => {
  afterAll(provider.remove)

  it(`Q-8: ${name}: of 500 subjects each that stays is on one page, and every page keeps the filter`, async () => {
    const desk = refundsOver(await provider.open())
    await inTens(subjects, (n) => desk.create(numbered(n), { order: `keep ${n}`, amount_cents: amountOf(n) }))
    const { pages, left } = await readUnderWrites(desk)
    const results = pages.flatMap((page) => page.results)
    const ids = results.map(({ id }) => id)

    expect(ids.length - new Set(ids).size).toBe(0)
    const stayed = Array.from({ length: subjects }, (_, n) => numbered(n)).filter((id) => !left.has(id))
    expect(stayed.filter((id) => !ids.includes(id))).toEqual([])
    const places = results.map(({ id, fields }) => [Number(fields['amount_cents']), id] as const)
    const sorted = [...places].sort(([one, a], [other, b]) => one - other || (a < b ? -1 : 1))
    expect(places).toEqual(sorted)
    const alike = places.filter(([amount, id]) => amount === shared && id.startsWith('r-')).map(([, id]) => id)
    expect(alike).toHaveLength(9)

    // What left before its page came is on none; what came ahead of the cursor is, what came behind it is not.
    const pageOf = new Map(pages.flatMap((page, n) => page.results.map(({ id }) => [id, n] as const)))
    expect(new Set(alike.map((id) => pageOf.get(id))).size).toBe(2)
    expect([...left].filter(([id, after]) => (pageOf.get(id) ?? -1) >= after)).toEqual([])
    expect(ids.filter((id) => id.startsWith('ahead'))).toHaveLength(15)
    expect(ids.filter((id) => id.startsWith('behind') || id.startsWith('other'))).toEqual([])

    expect(pages.slice(0, -1).every((page) => page.results.length === limit)).toBe(true)
    const strays = results.filter(
      ({ lifecycle_state: state, fields }) => state !== 'draft' || !JSON.stringify(fields['order']).startsWith('"keep'),
    )
    expect(strays).toEqual([])
    const cursor = pages[0]?.nextCursor
    const others = [
      { state: 'submitted' },
      { text: 'another' },
      { order_by: undefined },
      { matching: { order: 'keep' } },
    ]
    for (const other of others) expect(kindOf(await desk.search({ ...asked, ...other, cursor }))).toBe('invalid_input')
  }, 120_000)
}
