import { canonical } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { CycleSearch } from '../../contract/relations/cycle-search.js'
import { edgesOf } from '../../contract/relations/edges-of.js'
import { referenceMissing, subjectOfTarget } from '../../contract/relations/missing.js'
import { isName } from '../../contract/storable.js'
import type { RequiredEdges, RequiredTarget, Requirements } from '../../relation-store.js'
import type { Subject } from '../../subject.js'
import type { Ask } from '../connection.js'
import { readInstanceRow } from '../read-instance-row.js'
import type { Unwritten } from '../write-until-settled.js'
import type { Place } from './place.js'
import { relationStatements } from './relation-statements.js'

/** What is answered of the relations of a commit, inside its transaction. */
export type JudgeRelations = (
  ask: Ask,
  subject: Subject,
  requirements: Requirements,
) => Promise<Either<Unwritten, void>>

type Statements = ReturnType<typeof relationStatements>

const keyOf = ({ entity, id }: Subject): string => canonical([entity, id])

const keepTargets = async (
  { keep }: Statements,
  ask: Ask,
  subject: Subject,
  targets: readonly RequiredTarget[],
): Promise<Either<Unwritten, void>> => {
  const named = targets.flatMap((target) => subjectOfTarget(target) ?? [])
  const kept = named.length === 0 ? right([]) : await ask(keep, { subjects: canonical(named) })
  if (isLeft(kept)) return kept
  const held = new Set(kept.right.map(keyOf))
  const missing = targets.find((target) => {
    const one = subjectOfTarget(target)
    return one === undefined || !held.has(keyOf(one))
  })
  return missing === undefined
    ? right(undefined)
    : left({ kind: 'judged', refusal: referenceMissing(subject, missing) })
}

const edgesFrom = async (
  { instances }: Statements,
  ask: Ask,
  entity: string,
  asked: readonly string[],
  field: string,
): Promise<Either<Unwritten, ReadonlyMap<string, readonly string[]>>> => {
  const rows = await ask(instances, { entity, ids: canonical(asked.filter(isName)) })
  if (isLeft(rows)) return rows
  const edges = new Map<string, readonly string[]>()
  for (const row of rows.right) {
    const instance = readInstanceRow(row)
    if (isLeft(instance)) return left({ kind: 'judged', refusal: instance.left })
    edges.set(row.id, edgesOf(instance.right.fields, field))
  }
  return right(edges)
}

const judgeEdges = async (
  statements: Statements,
  ask: Ask,
  subject: Subject,
  edges: RequiredEdges,
): Promise<Either<Unwritten, void>> => {
  const search = new CycleSearch(subject, edges)
  while (search.asked.length > 0) {
    const found = await edgesFrom(statements, ask, subject.entity, search.asked, edges.field)
    if (isLeft(found)) return found
    search.answer(found.right)
  }
  return search.refusal === undefined ? right(undefined) : left({ kind: 'judged', refusal: search.refusal })
}

/** Judges the relations of a commit as every store does: the targets in their order, then the edges. */
export const judgeRelationsAt = (place: Place): JudgeRelations => {
  const statements = relationStatements(place)
  return async (ask, subject, { targets, edges }) => {
    const kept = await keepTargets(statements, ask, subject, targets)
    if (isLeft(kept)) return kept
    for (const one of edges) {
      const judged = await judgeEdges(statements, ask, subject, one)
      if (isLeft(judged)) return judged
    }
    return kept
  }
}
