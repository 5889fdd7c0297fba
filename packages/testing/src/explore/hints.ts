import { canonical, type DefinitionDocument, type Json } from '@assent/kernel'
import { comparisonsOf } from './comparisons.js'
import { flowsOfDefinition, type Flow } from './flows.js'
import { isReference, placeOf, rebased, type Place } from './reference.js'

/** Values near `other` make a difference at a place. */
export interface Hint {
  readonly operator: string
  readonly first: boolean
  /** The other operand of the comparison, as written. */
  readonly other: Json
  /** Where the place is added to a field before it is compared: the reference of that field. */
  readonly addedTo?: string
}

/** What is known of each place that a rule compares, directly or after it was written elsewhere. */
export type Hints = ReadonlyMap<Place, readonly Hint[]>

type Growing = Map<Place, Map<string, Hint>>

const add = (hints: Growing, place: Place, hint: Hint): boolean => {
  const known = hints.get(place) ?? new Map<string, Hint>()
  const key = canonical(hint)
  if (known.has(key)) return false
  hints.set(place, known.set(key, hint))
  return true
}

/** Two places whose hints are the same: a rule compares the one with the other. */
interface Link {
  readonly from: Place
  readonly to: Place
}

const isLiteral = ({ other }: Hint): boolean => !canonical(other).includes('"$')

/** Hands the hints of `to` and of the places inside it to `from`; says whether any was new. */
const handOver = (hints: Growing, { from, to, addedTo }: Flow, isHanded: (hint: Hint) => boolean): boolean => {
  let isNew = false
  for (const [place, known] of [...hints]) {
    const target = rebased(place, to, from)
    if (target === undefined) continue
    for (const hint of [...known.values()].filter(isHanded)) {
      // A sum of sums is not followed: its amount would have to be divided.
      if (addedTo !== undefined && hint.addedTo !== undefined) continue
      isNew = add(hints, target, addedTo === undefined ? hint : { ...hint, addedTo }) || isNew
    }
  }
  return isNew
}

// A value that is written on and on from field to field is followed so far.
const rounds = 4

/** The hints of a definition: its comparisons, handed against the flow of values to where a caller gives them. */
export const hintsOf = (document: DefinitionDocument): Hints => {
  const comparisons = comparisonsOf(document)
  const flows = flowsOfDefinition(document)
  const links = comparisons.flatMap(({ place, other, operation }): readonly Link[] => {
    const to = typeof other === 'string' && isReference(other) ? placeOf(other, operation) : undefined
    return to === undefined ? [] : [{ from: place, to }]
  })
  const hints: Growing = new Map()
  for (const { place, operator, first, other } of comparisons) add(hints, place, { operator, first, other })
  for (let round = 0; round < rounds; round += 1) {
    const isNew = [
      ...flows.map((flow) => handOver(hints, flow, () => true)),
      ...links.map((link) => handOver(hints, link, isLiteral)),
    ]
    if (!isNew.includes(true)) break
  }
  return new Map([...hints].map(([place, known]) => [place, [...known.values()]]))
}
