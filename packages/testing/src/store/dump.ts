import { canonical } from '@assent/kernel'
import type { Page, PageRequest, Store, StoreError, Subject } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { accepted } from './answers.js'

/** Every item of a listing, page by page. */
export const whole = async <A>(
  list: (page: PageRequest) => TaskEither<StoreError, Page<A>>,
  limit = 1000,
): Promise<readonly A[]> => {
  const items: A[] = []
  let page: Page<A> | undefined
  do {
    const after = page?.next
    page = await accepted(list(after === undefined ? { limit } : { limit, after }))
    if (page.next !== undefined && page.next === after) throw new Error('the cursor of a page does not move on')
    items.push(...page.items)
  } while (page.next !== undefined)
  return items
}

const dumpSubject = async (store: Store, subject: Subject): Promise<object> => ({
  subject,
  instance: (await accepted(store.load(subject))) ?? null,
  events: await whole((page) => store.events(subject, page)),
  records: await whole((page) => store.records(subject, page)),
  observations: await whole((page) => store.observations(subject, page)),
})

/**
 * Everything that a store holds of these entities, as canonical bytes, read through its port: ids, and of each its
 * instance, events, records and observations. Equal stores have equal dumps, so a call that was refused leaves the dump
 * alone.
 */
export const dumpStore = async (store: Store, entities: readonly string[]): Promise<string> => {
  const subjects: object[] = []
  for (const entity of entities) {
    for (const id of await whole((page) => store.ids(entity, page)))
      subjects.push(await dumpSubject(store, { entity, id }))
  }
  return canonical(subjects)
}
