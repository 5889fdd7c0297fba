import type { Defect, Json, ParseFailure } from '@assent/kernel'
import type { DefinitionConstraints } from '../constraints.js'

type WithoutWords<Fault> = Fault extends unknown ? Omit<Fault, 'message' | 'detail' | 'line' | 'column'> : never

/** What is found wrong with a document, all of it that is contract: a defect, or the failure of parsing (K-193). */
export type PlantedDefect = WithoutWords<Defect> | WithoutWords<ParseFailure>

/** A document that a planting made of a valid one. */
export interface Planted {
  readonly document: Json
  /** The defect that was planted. */
  readonly defect: PlantedDefect
  /** All that validation lists, in order, where that is more than the one: the spec says that it does. */
  readonly defects?: readonly PlantedDefect[]
}

/** One way to spoil a valid document. */
export interface Planting {
  /** What is wrong afterwards, as a sentence without a full stop. No two plantings have the same. */
  readonly name: string
  readonly kind: PlantedDefect['kind']
  /** What the valid document must be like for there to be a place. */
  readonly needs?: DefinitionConstraints
  /** The places that the document has for it, one at least, each done when it is called. */
  readonly places: (document: Json) => readonly (() => Planted)[]
}

/** A planting with one place only. */
export const single = (name: string, kind: PlantedDefect['kind'], plant: (document: Json) => Planted): Planting => ({
  name,
  kind,
  places: (document) => [() => plant(document)],
})
