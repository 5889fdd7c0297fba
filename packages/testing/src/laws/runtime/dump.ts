import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Page, PageRequest, ShellError } from '@assent/shell'
import { envelopesIn, eventsIn, idsIn, instanceIn, type Held } from '../../model/held.js'
import type { LawRuntime } from './law-runtime.js'

/** Of whom is told. */
export interface Subjects {
  readonly entity: string
  readonly ids: readonly string[]
  /** What ids begin with: others may be in the store. */
  readonly marker: string
}

/** The items of every page, or the refusal of the first that is refused. */
const listed = async <A>(
  list: (page: PageRequest) => TaskEither<ShellError, Page<A>>,
): Promise<readonly A[] | ShellError> => {
  const items: A[] = []
  let after: { readonly after?: string } = {}
  for (;;) {
    const page: Either<ShellError, Page<A>> = await list({ limit: 1000, ...after })()
    if (isLeft(page)) return page.left
    items.push(...page.right.items)
    if (page.right.next === undefined) return items
    after = { after: page.right.next }
  }
}

const dumpSubject = async (runtime: LawRuntime, entity: string, id: string): Promise<object> => {
  const subject = { entity, id }
  const instance = await runtime.get(subject)()
  return {
    instance: isLeft(instance) ? instance.left : instance.right,
    events: await listed((page) => runtime.events(subject, page)),
    history: await listed((page) => runtime.history(subject, page)),
  }
}

/** What a runtime says of these subjects. */
export const dumpRuntime = async (runtime: LawRuntime, { entity, ids, marker }: Subjects): Promise<object> => {
  // Those of a case stand together, right after what they begin with.
  const found = await runtime.list(entity, { limit: 1000, after: marker })()
  const subjects: object[] = []
  for (const id of ids) subjects.push(await dumpSubject(runtime, entity, id))
  const list = isLeft(found) ? found.left : found.right.items.filter((id) => id.startsWith(marker))
  return { list, subjects }
}

const dumpOf = (held: Held, entity: string, id: string): object => {
  const instance = instanceIn(held, { entity, id })
  const absent = { kind: 'not_found', entity, id }
  if (instance === undefined) return { instance: absent, events: absent, history: absent }
  return { instance, events: eventsIn(held, { entity, id }), history: envelopesIn(held, { entity, id }) }
}

/** What it would say where this is held (T-3, T-4). */
export const dumpHeldRuntime = (held: Held, { entity, ids, marker }: Subjects): object => ({
  list: idsIn(held, entity).filter((id) => id.startsWith(marker)),
  subjects: ids.map((id) => dumpOf(held, entity, id)),
})
