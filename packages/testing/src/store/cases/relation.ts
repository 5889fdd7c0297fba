import type { StoreCase } from '../store-case.js'
import { relationEdgeCases } from './relation/edges.js'
import { relationOrderCases } from './relation/order.js'
import { relationRaceCases } from './relation/race.js'
import type { RelatingStore } from './relation/scene.js'
import { relationTargetCases } from './relation/targets.js'

/** What every store that holds relations does (K-33, SR-103); each case takes a fresh store. */
export const relationCases: readonly StoreCase<RelatingStore>[] = [
  ...relationTargetCases,
  ...relationEdgeCases,
  ...relationOrderCases,
  ...relationRaceCases,
]
