const blank = /^\p{White_Space}*$/u

/**
 * Empty, or made only of characters with the Unicode property White_Space. The host's `trim` differs: it strips U+FEFF
 * and keeps U+0085.
 */
export const isBlank = (text: string): boolean => {
  // Most texts begin with a character that is no white space.
  const first = text.charCodeAt(0)
  return !(first > 0x20 && first < 0x7f) && blank.test(text)
}

// Moves surrogates above the rest of the basic plane, so that code units order as code points do.
const orderOfUnit = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

/**
 * Name order: ascending by Unicode code point, which is the order of the UTF-8 bytes. Not UTF-16 order, not a
 * locale's.
 */
export const compareText = (left: string, right: string): -1 | 0 | 1 => {
  if (left === right) return 0
  const shared = Math.min(left.length, right.length)
  for (let index = 0; index < shared; index += 1) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a !== b) return orderOfUnit(a) < orderOfUnit(b) ? -1 : 1
  }
  return left.length < right.length ? -1 : 1
}

/** Is `left` at or before `right` in name order? Most names differ at once, in a unit that orders as code points do. */
export const isInOrder = (left: string, right: string): boolean => {
  const unit = right.charCodeAt(0)
  return (left.charCodeAt(0) < unit && unit < 0xd800) || compareText(left, right) <= 0
}

/** Length in Unicode scalar values, not UTF-16 units and not graphemes (K-28). */
export const lengthOf = (text: string): number => {
  let length = text.length
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit < 0xdc00) {
      length -= 1
      index += 1
    }
  }
  return length
}

/** The names of an object's own members, in name order. */
export const namesOf = (object: object): readonly string[] => {
  const names = Object.keys(object)
  for (let index = 1; index < names.length; index += 1) {
    // Most objects are in order already: sort only those that are not.
    if (compareText(names[index - 1] as string, names[index] as string) > 0) return names.sort(compareText)
  }
  return names
}
