import type { EntityInstance, JsonObject } from '@assent/kernel'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from './store-error.js'
import type { CallOptions } from './store.js'

/** A piece of text looked for in fields: without regard to case, by Unicode's simple case folding (D-12). */
export interface TextQuery {
  /** At most 256 characters (UTF-16 units); a field that is not text never holds it. */
  readonly contains: string
  /** Top-level fields, one at least; one of them suffices. */
  readonly in: readonly string[]
}

/** Which instances of one entity are asked for, all conditions joined by "and" (Q, D-12). Closed: no other member. */
export interface QueryDocument {
  readonly entity: string
  /**
   * By top-level field: the instance's value contains the given one: every member of an object, every
   * element of an array in some element, numbers by exact value, all else only itself. Left out: all match.
   */
  readonly matching?: JsonObject
  /** Only instances in this lifecycle state. */
  readonly state?: string
  /** Only instances in one of whose fields the text occurs. */
  readonly text?: TextQuery
  /**
   * A top-level field to sort by, ties by id; left out, by id alone. Ascending: no such field, null, false, true,
   * numbers by exact value, texts by code point, then arrays, then objects, both of them by id alone.
   */
  readonly order_by?: string
  /** Items at most: 1 to 1000; 100 where it is left out. */
  readonly limit?: number
  /** The `next` of a page of the same question, whatever its limit was. Left out: from the start. */
  readonly after?: string
}

/** A part of what matches, in order. */
export interface QueryPage {
  readonly items: readonly EntityInstance[]
  /** Where the next page starts; null exactly where no further match follows. */
  readonly next: string | null
}

/** Pages of the instances that contain given values (Q). A capability of its own; every store gives the same pages. */
export interface QueryStore {
  /**
   * A page of the current instances. A cursor holds no snapshot: what is written behind it is not seen, what is written
   * ahead of it is. With `order_by`, or where few instances match, a store may look at every instance of the
   * entity.
   *
   * Errors: `invalid_query` for what is no query, or for a cursor or a limit that no page takes.
   */
  query(document: QueryDocument, options?: CallOptions): TaskEither<StoreError, QueryPage>
}
