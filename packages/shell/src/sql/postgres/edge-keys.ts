import { createHash } from 'node:crypto'
import { compareText } from '@assent/kernel'
import type { RequiredEdges } from '../../relation-store.js'
import type { Place } from './place.js'

/** The number that stands for a field of an entity. Two that share one wait for each other, and nothing else. */
const keyOf = ({ schema, prefix }: Place, entity: string, field: string): bigint =>
  createHash('sha256')
    .update(JSON.stringify(['assent', schema, prefix, entity, field]))
    .digest()
    .readBigInt64BE()

/** The keys of the fields through which a commit points, in one order for all, so that no two wait for each other. */
export const edgeKeys = (place: Place, entity: string, edges: readonly RequiredEdges[]): readonly bigint[] =>
  [...new Set(edges.map(({ field }) => field))].sort(compareText).map((field) => keyOf(place, entity, field))
