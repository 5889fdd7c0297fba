import { Registry } from '@assent/kernel'
import { StoredRuntime, type ShellError, type Subject, type Verification } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { OpenedStore } from '../world.js'
import { pagesOf } from '../input/all-pages.js'

/** A verification of one subject after the other; a failure is the last that it gives. */
export type Verifications = AsyncGenerator<Either<ShellError, Verification>>

const verifierOf = (store: OpenedStore) => {
  const runtime = StoredRuntime.of({ registry: Registry.empty, store })
  return (subject: Subject) => runtime.verify(subject)()
}

/** One subject. */
export async function* verifySubject(store: OpenedStore, subject: Subject): Verifications {
  yield await verifierOf(store)(subject)
}

/** Every subject of an entity, by id. */
export async function* verifyEntity(store: OpenedStore, entity: string): Verifications {
  const verify = verifierOf(store)
  for await (const page of pagesOf<string>((request) => store.subjects(entity, request))) {
    if (isLeft(page)) {
      yield page
      return
    }
    for (const id of page.right) yield await verify({ entity, id })
  }
}

/** Every subject of a store, by entity and id. */
export async function* verifyStore(store: OpenedStore): Verifications {
  for await (const page of pagesOf<string>((request) => store.entities(request))) {
    if (isLeft(page)) {
      yield page
      return
    }
    for (const entity of page.right) yield* verifyEntity(store, entity)
  }
}
