import type { ValidationRefusal, ValueError } from '../refusal.js'

/**
 * A place inside a value, from the leaf to the root: a member's name or an element's index, and what holds it.
 * Walking down costs one small object; the text is built only for an error.
 */
export interface Path {
  /** The first segment, such as `fields`, has none. */
  readonly parent: Path | undefined
  readonly segment: string | number
}

const textOfSegment = ({ parent, segment }: Path): string =>
  typeof segment === 'number' ? `[${segment}]` : parent === undefined ? segment : `.${segment}`

/** The path as errors write it: `fields.bays[2].code`, names raw (K-46). No path is the whole value: the empty text. */
export const textOf = (path: Path | undefined): string => {
  const texts: string[] = []
  for (let place = path; place !== undefined; place = place.parent) texts.push(textOfSegment(place))
  return texts.reverse().join('')
}

/** The errors of one value in the order in which they were added: the first ones listed, the others counted (D-5). */
export class ErrorList {
  readonly #limit: number
  // Made with the first error: nearly every value has none.
  #listed: ValueError[] | undefined
  #count = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get isEmpty(): boolean {
    return this.#count === 0
  }

  add(path: Path, message: string): void {
    this.#count += 1
    this.#listed ??= []
    // The list of a refusal is never empty, whatever the limit.
    if (this.#listed.length < Math.max(this.#limit, 1)) this.#listed.push({ path: textOf(path), message })
  }

  /** The refusal, once there is an error (K-53). */
  refusal(): ValidationRefusal {
    const errors = this.#listed ?? []
    const more = this.#count - errors.length
    return { kind: 'validation', errors, ...(more > 0 ? { more } : {}) }
  }
}
