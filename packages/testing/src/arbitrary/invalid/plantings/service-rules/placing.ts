import type { Json } from '@assent/kernel'
import type { PlantedDefect, Planting } from '../../planting.js'
import { plantedName } from '../../spots/spot.js'
import { partAt, put } from '../../way.js'

/** What a planting is made from: a state to move from and to, and one that is not it, where there is another. */
export interface States {
  readonly initial: Json
  readonly all: readonly Json[]
}

const statesOf = (document: Json): States => ({
  initial: partAt(document, ['lifecycle', 'initial']) ?? null,
  all: (partAt(document, ['lifecycle', 'states']) ?? []) as readonly Json[],
})

const level = { semantics: 'service/3' } as const

/** A part that is put somewhere, with what is wrong with it. */
export interface Bad {
  readonly name: string
  readonly defect: PlantedDefect
  /** What else has to be there, by the keys that lead to it. */
  readonly beside?: readonly (readonly [way: readonly string[], part: Json])[]
}

const placed = (
  { name, defect, beside = [] }: Bad,
  way: readonly string[],
  part: (states: States) => Json,
): Planting => ({
  name,
  kind: defect.kind,
  needs: level,
  places: (document) => [
    () => {
      const prepared = beside.reduce((made, [own, other]) => put(made, own, other), document)
      return { document: put(prepared, way, part(statesOf(document))), defect }
    },
  ],
})

/** An operation of its own, at fault. */
export const badOperation = (bad: Bad, operation: (states: States) => Json): Planting =>
  placed(bad, ['operations', plantedName], operation)

/** An operation with these outcomes. */
export const badOutcomes = (bad: Bad, outcomes: (states: States) => Json): Planting =>
  badOperation(bad, (states) => ({ outcomes: outcomes(states) }))

/** A creation with these outcomes and no arguments, in the place of the one that there is. */
export const badCreation = (bad: Bad, outcomes: Json): Planting => placed(bad, ['create'], () => ({ outcomes }))

/** A key of the definition, in the place of what there is. */
export const badKey = (bad: Bad, key: string, value: Json): Planting => placed(bad, [key], () => value)

/** A field of the schema. Elsewhere it could be a part of what is copied, which is at fault then too (SR-139). */
export const badField = (name: string, defect: PlantedDefect, field: Json): Planting =>
  placed({ name, defect }, ['schema', 'fields', plantedName], () => field)
