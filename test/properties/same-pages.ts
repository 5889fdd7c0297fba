import { canonical } from '@assent/kernel'
import { memoryStore, type AtomicBatchStore, type QueryStore } from '@assent/shell'
import type { Shelf } from '@assent/testing'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { batchOf } from './shelf-batch.js'

const valueOf = <A>(answer: Either<{ readonly kind: string }, A>): A => {
  if (isLeft(answer)) throw new Error(`refused: ${answer.left.kind}`)
  return answer.right
}

/** The items of every page, page by page. */
const pages = async (store: QueryStore, entity: string, asked: Shelf['asked'], limit: number) => {
  const read: string[][] = []
  let after: { readonly after?: string } = {}
  for (;;) {
    const { items, next } = valueOf(await store.query({ entity, ...asked, limit, ...after })())
    read.push(items.map((instance) => canonical(instance)))
    if (next === null) return read
    after = { after: next }
  }
}

let played = 0

/** Puts the same on a shelf of the store and of a memory store: both give the same pages, whatever their limit. */
export const samePages = async (store: AtomicBatchStore & QueryStore, given: Shelf): Promise<void> => {
  played += 1
  const entity = `shelf ${played}`
  const memory = memoryStore()
  const batch = batchOf(entity, given)
  valueOf(await memory.commitBatch(batch)())
  valueOf(await store.commitBatch(batch)())
  const whole = await pages(memory, entity, given.asked, 1000)
  for (const limit of [1, 2, 1000]) {
    const expected = await pages(memory, entity, given.asked, limit)
    expect(await pages(store, entity, given.asked, limit)).toEqual(expected)
    expect(expected.flat()).toEqual(whole.flat())
  }
}
