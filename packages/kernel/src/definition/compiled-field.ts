import { kindOf, type Json } from '../value/json.js'
import type { Quick } from './accepts.js'
import type { ErrorList, Path } from '../value/value-errors.js'

/** What a schema says of a value. */
export interface Judge {
  readonly quick: Quick
  /** Collects every error of a value that stands at `segment` inside `parent` (K-44). */
  readonly check: (value: Json, parent: Path | undefined, segment: string | number, errors: ErrorList) => void
}

/** Inserts defaults inside a value, and answers the value itself where there are none to insert (K-35 to K-41). */
export type FillValue = (value: Json) => Json

/** A field made ready: what deciding asks of it. */
export interface CompiledField extends Judge {
  readonly required: boolean
  /** Filled and frozen, so that decisions can share it; nothing where none is declared. */
  readonly default: Json | undefined
  readonly fill: FillValue
  /** Whether `fill` can ever change a value. */
  readonly fills: boolean
}

/** An error at the value itself: a wrong kind ends its checks (K-49). */
export const wrongKind = (
  expected: string,
  value: Json,
  parent: Path | undefined,
  segment: string | number,
  errors: ErrorList,
): void => errors.add({ parent, segment }, `expected ${expected}, found ${kindOf(value)}`)
