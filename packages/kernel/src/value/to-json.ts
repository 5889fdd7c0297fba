import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { defaultLimits, mostRepeats, mostRepeatsOfEach, type Limits } from '../limits.js'
import type { ValidationRefusal } from '../refusal.js'
import { copyPlain, doubtful } from './copy-plain.js'
import { ExactNumber, numberOfToken, type JsonNumber } from './exact-number.js'
import { setMember, type Json, type JsonArray, type JsonObject } from './json.js'
import { faultOfObject } from './plain-data.js'
import { namesOf } from './text.js'
import { ErrorList, type Path } from './value-errors.js'

/** A list or an object that is being copied, and those around it. */
interface Container extends Path {
  readonly parent: Container | undefined
  readonly depth: number
  readonly value: object
}

const isInside = (value: object, around: Container | undefined): boolean => {
  for (let container = around; container !== undefined; container = container.parent) {
    if (container.value === value) return true
  }
  return false
}

/** Copies one value, and notes what JSON cannot say. What it returns has a meaning only while there are no errors. */
class Copier {
  readonly errors: ErrorList
  readonly #deepest: number
  readonly #seen = new Set<object>()
  #repeats = 0

  constructor(limits: Limits) {
    this.errors = new ErrorList(limits.errorsListed)
    this.#deepest = limits.depth
  }

  copyAll(value: unknown, root: string): Json {
    try {
      return this.#copy(value, undefined, root)
    } catch {
      // Reading plain data throws nothing: a Proxy of the caller's stands somewhere.
      return this.#refuse('the value cannot be read', undefined, root)
    }
  }

  #copy(value: unknown, parent: Container | undefined, segment: string | number): Json {
    if (typeof value === 'string') return this.#copyText(value, parent, segment)
    if (typeof value === 'number') return this.#copyNumber(value, parent, segment)
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value !== 'object') return this.#refuse(`\`${typeof value}\` is not JSON`, parent, segment)
    return ExactNumber.is(value) ? value : this.#copyObject(value, parent, segment)
  }

  #refuse(message: string, parent: Container | undefined, segment: string | number): null {
    this.errors.add({ parent, segment }, message)
    return null
  }

  #copyText(text: string, parent: Container | undefined, segment: string | number): Json {
    return text.isWellFormed() ? text : this.#refuse('the text holds an unpaired surrogate', parent, segment)
  }

  #copyNumber(number: number, parent: Container | undefined, segment: string | number): JsonNumber | null {
    if (!Number.isFinite(number)) return this.#refuse(`\`${number}\` is not a JSON number`, parent, segment)
    return Object.is(number, -0) ? numberOfToken('-0') : number
  }

  #copyObject(value: object, parent: Container | undefined, segment: string | number): Json {
    const depth = (parent?.depth ?? 0) + 1
    if (depth > this.#deepest) {
      return this.#refuse(`lists and objects are nested deeper than ${this.#deepest} levels`, parent, segment)
    }
    if (this.#isRepeatedTooOften(value)) {
      return this.#refuse(
        `the value repeats its lists and objects more than ${this.#mostRepeats()} times`,
        parent,
        segment,
      )
    }
    if (isInside(value, parent)) return this.#refuse('the value holds itself', parent, segment)
    const fault = faultOfObject(value)
    if (fault !== undefined) return this.#refuse(fault, parent, segment)
    const container = { parent, segment, depth, value }
    return Array.isArray(value) ? this.#copyElements(value, container) : this.#copyMembers(value, container)
  }

  /** A few lists that hold one another twice, level after level, would unfold into more than a memory holds. */
  #isRepeatedTooOften(value: object): boolean {
    if (this.#seen.has(value)) this.#repeats += 1
    else this.#seen.add(value)
    return this.#repeats > this.#mostRepeats()
  }

  #mostRepeats(): number {
    return Math.max(mostRepeats, mostRepeatsOfEach * this.#seen.size)
  }

  #copyElements(array: readonly unknown[], container: Container): JsonArray {
    const copy: Json[] = []
    for (let index = 0; index < array.length; index += 1) copy.push(this.#copyProperty(array, index, container))
    return copy
  }

  #copyMembers(object: object, container: Container): JsonObject {
    const copy: { [name: string]: Json } = {}
    for (const name of namesOf(object)) {
      if (name.isWellFormed()) setMember(copy, name, this.#copyProperty(object, name, container))
      else this.#refuse('the name holds an unpaired surrogate', container, name.toWellFormed())
    }
    return copy
  }

  /** Reads a property without running an accessor. */
  #copyProperty(object: object, segment: string | number, container: Container): Json {
    const property = Object.getOwnPropertyDescriptor(object, segment)
    return property !== undefined && 'value' in property
      ? this.#copy(property.value, container, segment)
      : this.#refuse('an accessor is not JSON', container, segment)
  }
}

const copyQuickly = (value: unknown, depth: number): Json | typeof doubtful => {
  try {
    return copyPlain(value, depth)
  } catch {
    // A Proxy of the caller's: the copier says so.
    return doubtful
  }
}

/**
 * A copy of a host value as plain JSON, members in name order at every depth (K-204); it shares nothing mutable
 * with the value (K-230). `-0` becomes the number of token `-0`; an `ExactNumber` stays.
 *
 * What JSON cannot say is never coerced: it is an error at its path, which begins with `root`, such as
 * `fields.bays[2]`. So are NaN and infinities, undefined, bigint, symbols, functions, instances of classes (`Date`,
 * `Map`), lists with holes, accessors (none is run), members named by symbols, cycles, unpaired surrogates (K-13), and
 * nesting deeper than `limits.depth` (D-5).
 */
export const toJson = (
  value: unknown,
  root: string,
  limits: Limits = defaultLimits,
): Either<ValidationRefusal, Json> => {
  const plain = copyQuickly(value, limits.depth)
  if (plain !== doubtful) return right(plain)
  const copier = new Copier(limits)
  const copy = copier.copyAll(value, root)
  return copier.errors.isEmpty ? right(copy) : left(copier.errors.refusal())
}
