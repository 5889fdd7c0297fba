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
  readonly #listed: ValueError[] = []
  #count = 0

  constructor(limit: number) {
    this.#limit = Math.max(limit, 1)
  }

  get isEmpty(): boolean {
    return this.#count === 0
  }

  add(path: Path, message: string): void {
    this.#count += 1
    if (this.#listed.length < this.#limit) this.#listed.push({ path: textOf(path), message })
  }

  /** The refusal, once there is an error (K-53). */
  refusal(): ValidationRefusal {
    const more = this.#count - this.#listed.length
    return { kind: 'validation', errors: this.#listed, ...(more > 0 ? { more } : {}) }
  }
}
