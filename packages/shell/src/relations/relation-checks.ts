import { canonical, type DefinitionDocument, type EntityInstance, type Registry } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { RelationStore, Requirements } from '../relation-store.js'
import type { Store } from '../store.js'
import type { CheckedRelations } from './checks.js'
import type { InvalidRelationChecks, RelationCheckDefect } from './invalid-relation-checks.js'
import { readCheck, readMembers } from './read-check.js'
import { requirementsOf } from './rule.js'
import { rulesOf, type PlacedRule } from './rules-of.js'

/** What relations are checked over. */
export interface RelationChecksRequest {
  /** The one that the runtime is given too. */
  readonly registry: Registry
  /** The one that the runtime is given too. */
  readonly store: Store & Partial<RelationStore>
  readonly checks: CheckedRelations
}

/** The relations that a store is to hold, checked against a registry: made by `relationChecks`, given to a runtime. */
export class RelationChecks {
  readonly #registry: Registry
  readonly #rules: readonly PlacedRule[]

  /** Use `relationChecks`. */
  constructor(registry: Registry, rules: readonly PlacedRule[]) {
    this.#registry = registry
    this.#rules = rules
  }

  /** Were they made for this registry? Of another they do not know the versions. */
  isOf(registry: Registry): boolean {
    return this.#registry === registry
  }

  /** What an instance asks of others. */
  requirementsOf(instance: EntityInstance): Requirements {
    const { entity, version } = instance
    const rules = this.#rules
      .filter((placed) => placed.entity === entity && (placed.version === undefined || placed.version === version))
      .map(({ rule }) => rule)
    return requirementsOf(instance, rules)
  }
}

type Judged = readonly Either<RelationCheckDefect, PlacedRule>[]

const documentsOf = (registry: Registry, entity: string): readonly DefinitionDocument[] =>
  registry.versions(entity).flatMap((version) => registry.get(entity, version)?.document ?? [])

const judgeRelation = (
  { registry, store }: RelationChecksRequest,
  documents: readonly DefinitionDocument[],
  entity: string,
  relation: string,
  held: unknown,
): Judged => {
  const checks = readCheck(held)
  if (checks === undefined) return [left({ kind: 'unknown_check', entity, relation })]
  const rules = checks.flatMap((check) => rulesOf(registry, documents, relation, check))
  if (rules.length === 0) return [left({ kind: 'unknown_relation', entity, relation })]
  return store.commitRelated === undefined ? [...rules, left({ kind: 'relations_not_held', entity, relation })] : rules
}

const judgeEntity = (request: RelationChecksRequest, entity: string, given: unknown): Judged => {
  const relations = readMembers(given)
  if (relations === undefined) return [left({ kind: 'malformed_checks', entity })]
  const documents = documentsOf(request.registry, entity)
  if (documents.length === 0) return [left({ kind: 'unknown_entity', entity })]
  return relations.flatMap(([relation, held]) => judgeRelation(request, documents, entity, relation, held))
}

const judgeAll = (request: RelationChecksRequest): Judged => {
  const entities = readMembers(request.checks)
  if (entities === undefined) return [left({ kind: 'malformed_checks', entity: null })]
  return entities.flatMap(([entity, given]) => judgeEntity(request, entity, given))
}

// Several versions may have the same defect.
const once = (defects: readonly RelationCheckDefect[]): readonly RelationCheckDefect[] => [
  ...new Map(defects.map((defect) => [canonical(defect), defect])).values(),
]

/**
 * Asks a store to hold relations: what `StoredRuntime.of` takes as `relations`, or why it cannot be held, every check
 * by its name. Each name is a relation of the definition, or where no version has one a `ref` field or a list of
 * `ref`; of a `ref` the value is the target's id, of a relation its logical identity, whose address is the id (SR-99).
 *
 * A commit is then stored only where what its result names is stored at that moment (`exists`, else
 * `reference_missing`), and where no `acyclic` field leads back to the subject (`reference_cycle`): whatever the
 * operation was about, and whoever writes at the same time. A relation that `owns` is held where the owned one is
 * stored: not without its owner. Nobody is kept from removing a target later by other means.
 *
 * It reads nothing. A check counts for every registered version that has what is named.
 *
 * @example
 * const relations = relationChecks({ registry, store, checks: { loan: { reader: { check: 'exists' } } } })
 * if (isRight(relations)) StoredRuntime.of({ registry, store, relations: relations.right })
 */
export const relationChecks = (request: RelationChecksRequest): Either<InvalidRelationChecks, RelationChecks> => {
  const judged = judgeAll(request)
  const defects = once(judged.flatMap((one) => (isLeft(one) ? [one.left] : [])))
  if (defects.length > 0) return left({ kind: 'invalid_relation_checks', defects })
  return right(
    new RelationChecks(
      request.registry,
      judged.flatMap((one) => (isLeft(one) ? [] : [one.right])),
    ),
  )
}
