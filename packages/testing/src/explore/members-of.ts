import type { Hints } from './hints.js'
import type { Place } from './reference.js'

type Index = ReadonlyMap<string, readonly string[]>

const indexOf = (hints: Hints): Index => {
  const index = new Map<string, string[]>()
  for (const place of hints.keys()) {
    const path = JSON.parse(place) as readonly string[]
    for (const [depth, name] of path.entries()) {
      const above = JSON.stringify(path.slice(0, depth))
      const names = index.get(above) ?? []
      if (!names.includes(name)) names.push(name)
      index.set(above, names)
    }
  }
  return index
}

// Every instance that is reached asks for the members of every field: taking all places apart each time took a fifth of
// an exploration.
const indexes = new WeakMap<Hints, Index>()

/** The names of the members that rules compare at a place. */
export const membersOf = (place: Place, hints: Hints): readonly string[] => {
  const index = indexes.get(hints) ?? indexOf(hints)
  indexes.set(hints, index)
  return index.get(place) ?? []
}
