import type { Json, JsonObject } from '@assent/kernel'
import type { QueryDocument, QueryPage, QueryStore, Store } from '@assent/shell'
import { accepted, refused, same } from '../../answers.js'
import { absent, at, filled, packed } from '../../crate.js'

/** A store with queries. */
export type QueryableStore = Store & QueryStore

/** Stores a crate with these fields under each id. */
export const stock = async (store: Store, crates: { readonly [id: string]: JsonObject }): Promise<void> => {
  for (const [id, fields] of Object.entries(crates)) {
    await accepted(store.commit(packed(id, `made-${id}`, { fields }), absent))
  }
}

/** Gives a stored crate other contents. */
export const refill = async (store: Store, id: string, contents: Json): Promise<void> => {
  const instance = await accepted(store.load({ entity: 'crate', id }))
  if (instance === undefined) throw new Error(`the suite stored no crate ${id}`)
  await accepted(store.commit(filled(instance, `filled-${id}-${String(instance.revision)}`, contents), at(instance)))
}

/** A query about crates. */
export const crates = (members: Omit<QueryDocument, 'entity'> = {}): QueryDocument => ({ entity: 'crate', ...members })

/** The ids of a page, in its order. */
export const idsOf = ({ items }: QueryPage): readonly string[] => items.map(({ id }) => id)

/** A query must answer these ids on one page, the last. */
export const finds = async (
  what: string,
  store: QueryableStore,
  members: Omit<QueryDocument, 'entity'>,
  ids: readonly string[],
): Promise<void> => {
  const page = await accepted(store.query(crates(members)))
  same(what, ids, idsOf(page))
  same(`the page after ${what}`, null, page.next)
}

/** The pages of a query, one after the other, each by its own limit in turn. */
export const pagesOf = async (
  store: QueryableStore,
  members: Omit<QueryDocument, 'entity' | 'limit' | 'after'>,
  limits: readonly number[],
): Promise<readonly (readonly string[])[]> => {
  const pages: (readonly string[])[] = []
  let after: { readonly after?: string } = {}
  for (let turn = 0; ; turn += 1) {
    const page = await accepted(store.query(crates({ ...members, ...after, limit: limits[turn % limits.length] ?? 1 })))
    pages.push(idsOf(page))
    if (page.next === null) return pages
    if (page.next === after.after) throw new Error('the cursor of a page does not move on')
    after = { after: page.next }
  }
}

/** A query must be refused as `invalid_query`. */
export const isInvalid = async (what: string, store: QueryableStore, document: unknown): Promise<void> => {
  const refusal = await refused(store.query(document as QueryDocument))
  same(what, 'invalid_query', refusal.kind)
}
