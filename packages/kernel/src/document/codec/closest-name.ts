const furthest = 2

/** How many characters must be inserted, removed or replaced to make one text of the other; both are short. */
const distanceOf = (from: string, to: string): number => {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] as number) + (from[row - 1] === to[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[column] as number) + 1, (current[column - 1] as number) + 1))
    }
    previous = current
  }
  return previous[to.length] as number
}

/** The known name that a misspelled one most likely meant: two changes away at most, and half of its characters. */
export const closestName = (name: string, known: Iterable<string>): string | undefined => {
  let closest: string | undefined
  let distance = furthest + 1
  for (const candidate of known) {
    // The first test keeps a name of any length from costing more than the known ones.
    if (Math.abs(candidate.length - name.length) > furthest) continue
    const next = distanceOf(name.toLowerCase(), candidate.toLowerCase())
    if (next < distance && next * 2 <= Math.min(name.length, candidate.length)) {
      closest = candidate
      distance = next
    }
  }
  return closest
}
