import type { Json } from '@assent/kernel'
import { namesAt, type Way } from '../way.js'

/** A place in a document: the way to it, and how a defect there spells it (K-158). */
export interface Spot {
  readonly way: Way
  readonly path: string
}

/** What decides which references may stand at a place (K-81). */
export type Column = 'invariant' | 'precondition' | 'creation event' | 'operation'

/** A place for references. */
export interface ReferencesSpot extends Spot {
  readonly column: Column
  /** The operation whose arguments may be read there; none at creation and in an invariant. */
  readonly operation: string | null
}

/** A name that no generated document has. */
export const plantedName = 'planted'

/** The operations by name. */
export const operationNames = (document: Json): readonly string[] => namesAt(document, ['operations'])
