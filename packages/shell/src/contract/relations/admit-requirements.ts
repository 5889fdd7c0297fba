import { canonical } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { membersOf } from '../../recording/members-of.js'
import type { RequiredEdges, RequiredTarget, Requirements } from '../../relation-store.js'
import { storeBackend, type NotStorable, type StoreBackend } from '../../store-error.js'
import type { Subject } from '../../subject.js'

/** The most subjects that one commit may require, each once: a store locks them, and others wait. */
export const largestRequirements = 1000

type Refused = StoreBackend | NotStorable

const nonsense: Either<StoreBackend, never> = left(storeBackend('the requirements are not targets and edges'))

const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed()

const readTarget = (given: unknown): RequiredTarget | undefined => {
  const { relation, target } = membersOf(given)
  const { entity, id } = membersOf(target)
  if (!isText(relation) || !isText(entity) || !(id === null || isText(id))) return undefined
  return { relation, target: { entity, id } }
}

const readEdges = (given: unknown): RequiredEdges | undefined => {
  const { field, to } = membersOf(given)
  if (!isText(field) || !Array.isArray(to) || !to.every(isText)) return undefined
  return { field, to: [...new Set(to)] }
}

const readEach = <A>(given: unknown, read: (one: unknown) => A | undefined): readonly A[] | undefined => {
  if (!Array.isArray(given)) return undefined
  const items: A[] = []
  for (const one of given) {
    const item = read(one)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

const once = (targets: readonly RequiredTarget[]): readonly RequiredTarget[] => {
  const byKey = new Map(targets.map((one) => [canonical([one.relation, one.target.entity, one.target.id]), one]))
  return [...byKey.values()]
}

// What is being stored is there once it is stored: a subject may refer to itself.
const isOther =
  ({ entity, id }: Subject) =>
  ({ target }: RequiredTarget): boolean =>
    target.entity !== entity || target.id !== id

const countOf = ({ targets, edges }: Requirements): number =>
  edges.reduce((count, { to }) => count + to.length, targets.length)

const readRequirements = (given: unknown): Either<StoreBackend, Requirements> => {
  try {
    const { targets: givenTargets, edges: givenEdges } = membersOf(given)
    const targets = readEach(givenTargets, readTarget)
    const edges = readEach(givenEdges, readEdges)
    return targets === undefined || edges === undefined ? nonsense : right({ targets: once(targets), edges })
  } catch {
    return nonsense
  }
}

/**
 * The first step of `commitRelated` after that of `commit`, in every store: a copy of the requirements, each once and
 * without the subject itself among the targets. `store_backend` where they are none, `not_storable` where they are too
 * many.
 */
export const admitRequirements = (given: unknown, subject: Subject): Either<Refused, Requirements> => {
  const read = readRequirements(given)
  if (isLeft(read)) return read
  if (countOf(read.right) > largestRequirements) {
    const reason = `more than ${largestRequirements} subjects are to be held`
    return left({ kind: 'not_storable', path: 'relations', reason })
  }
  const { targets, edges } = read.right
  return right({ targets: targets.filter(isOther(subject)), edges })
}
