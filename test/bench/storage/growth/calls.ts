import { validatedInvoice } from '../../decide/validated-invoice.js'
import { historyOf, valueOf, type Decided } from '../decided.js'
import type { Step } from '../way.js'
import type { Filled } from './filled.js'
import { recordsEach, scatteredIds } from './subjects.js'

/** One call of a store, made on one subject after another. */
export interface MeasuredCall {
  readonly name: string
  /** Prepares so many of it. */
  readonly ready: (filled: Filled) => (count: number) => Promise<readonly Step[]>
}

const { entity } = validatedInvoice().document

const reads = (name: string, call: (filled: Filled, id: string) => Promise<unknown>): MeasuredCall => ({
  name,
  ready: (filled) => {
    const nextId = scatteredIds(filled.records)
    return async (count) =>
      Array.from({ length: count }, () => {
        const id = nextId()
        return () => call(filled, id)
      })
  },
})

/** The most subjects that are written to: each is loaded before, so that its history goes on. */
const written = 256

const commits: MeasuredCall = {
  name: '`commit`',
  ready: (filled) => {
    const { store, records } = filled
    const nextId = scatteredIds(records)
    const histories: (() => Decided)[] = []
    let turn = 0
    const nextHistory = async (): Promise<() => Decided> => {
      turn += 1
      const place = turn % Math.min(written, records / recordsEach)
      const id = nextId()
      return (histories[place] ??= historyOf(id, valueOf(await store.load({ entity, id })())))
    }
    return async (count) => {
      const steps: Step[] = []
      while (steps.length < count) {
        const { commit, expectation } = (await nextHistory())()
        steps.push(async () => valueOf(await store.commit(commit, expectation)()))
      }
      return steps
    }
  },
}

const found = (items: readonly unknown[], expected: number): void => {
  if (items.length !== expected) throw new Error(`${items.length} found, not ${expected}`)
}

/** What is measured as a store grows: each answers as much in a large one as in a small one. */
export const measuredCalls: readonly MeasuredCall[] = [
  reads('`load`', async ({ store }, id) => found([valueOf(await store.load({ entity, id })())], 1)),
  reads('a page of 10 of the history', async ({ store }, id) =>
    found(valueOf(await store.records({ entity, id }, { limit: recordsEach })()).items, recordsEach),
  ),
  reads('a query that one instance matches', async ({ store }, id) =>
    found(valueOf(await store.query({ entity, matching: { customer: id } })()).items, 1),
  ),
  reads('a page of 10 of all instances', async ({ store }) =>
    found(valueOf(await store.query({ entity, matching: { currency: 'EUR' }, limit: 10 })()).items, 10),
  ),
  commits,
]
