import type { CompleteStore, Store } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** The value of a call that must not be refused. */
export const valueOf = async <A>(call: TaskEither<unknown, A>): Promise<A> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(`it was refused: ${JSON.stringify(answer.left)}`)
  return answer.right
}

/** The refusal of a call that must be refused. */
export const errorOf = async <E>(call: TaskEither<E, unknown>): Promise<E> => {
  const answer = await call()
  if (!isLeft(answer)) throw new Error('it was not refused')
  return answer.left
}

/** Stores in schemas of their own. */
export interface InSchemas<S extends Store = CompleteStore> {
  readonly open: () => Promise<S>
  readonly reopen: (store: Store) => Promise<S>
  readonly schemaOf: (store: Store) => string
  /** Remembers the schema of a store that was opened otherwise. */
  readonly keep: (opened: Promise<S>, schema: string) => Promise<S>
  readonly closeAll: () => Promise<void>
}

/** Makes a schema for each store, under a name that has to be quoted. */
export const inSchemas = <S extends Store>(
  make: (schema: string) => Promise<void>,
  openAt: (schema: string) => Promise<S>,
): InSchemas<S> => {
  const schemas = new Map<Store, string>()
  const schemaOf = (store: Store): string => schemas.get(store) ?? ''
  let made = 0
  const keep: InSchemas<S>['keep'] = async (opened, schema) => {
    const store = await opened
    schemas.set(store, schema)
    return store
  }
  return {
    schemaOf,
    keep,
    open: async () => {
      made += 1
      const schema = `The "store" ${made}`
      await make(schema)
      return keep(openAt(schema), schema)
    },
    reopen: async (store) => {
      await store.close()()
      return keep(openAt(schemaOf(store)), schemaOf(store))
    },
    closeAll: async () => {
      for (const store of schemas.keys()) await store.close()()
    },
  }
}
