import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { RequiredEdges, Requirements } from '../../relation-store.js'
import type { StoreError } from '../../store-error.js'
import type { Subject } from '../../subject.js'
import { CycleSearch } from './cycle-search.js'
import { referenceMissing, subjectOfTarget } from './missing.js'

/** What a store tells of others at the moment of a write. */
export interface RelationReads {
  readonly isHeld: (subject: Subject) => boolean
  /** Where a subject points to through a field; nowhere where it is not held. */
  readonly edges: (subject: Subject, field: string) => Either<StoreError, readonly string[]>
}

const judgeEdges = (subject: Subject, edges: RequiredEdges, reads: RelationReads): Either<StoreError, void> => {
  const search = new CycleSearch(subject, edges)
  while (search.asked.length > 0) {
    const found = new Map<string, readonly string[]>()
    for (const id of search.asked) {
      const to = reads.edges({ entity: subject.entity, id }, edges.field)
      if (isLeft(to)) return to
      found.set(id, to.right)
    }
    search.answer(found)
  }
  return search.refusal === undefined ? right(undefined) : left(search.refusal)
}

/**
 * The step between expectation and write (`commitRelated`), in a store that reads without waiting: the targets in their
 * order, then the edges. It is asked inside the transaction that then writes.
 */
export const judgeRelations = (
  subject: Subject,
  { targets, edges }: Requirements,
  reads: RelationReads,
): Either<StoreError, void> => {
  for (const target of targets) {
    const named = subjectOfTarget(target)
    if (named === undefined || !reads.isHeld(named)) return left(referenceMissing(subject, target))
  }
  for (const one of edges) {
    const judged = judgeEdges(subject, one, reads)
    if (isLeft(judged)) return judged
  }
  return right(undefined)
}

/** Of a store in which nothing is held. */
export const nothingHeld: RelationReads = { isHeld: () => false, edges: () => right([]) }
