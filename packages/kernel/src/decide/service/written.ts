import type { Json } from '../../value/json.js'
import { compareText } from '../../value/text.js'
import type { Target } from '../apply-changes.js'

/** A field and what is written to it; nothing takes it away. */
export interface Writing {
  readonly target: Target
  readonly value: Json | undefined
}

/** Fields and their values, in name order. */
export interface Written {
  readonly targets: readonly Target[]
  readonly values: readonly (Json | undefined)[]
}

/** What is written together, in name order: no field is in two of them (SR-138, SR-143). */
export const together = (written: Written, copied: readonly Writing[], fulfilled: readonly Writing[]): Written => {
  if (copied.length === 0 && fulfilled.length === 0) return written
  const { targets, values } = written
  const assigned = targets.map((target, index) => ({ target, value: values[index] }))
  const writings = [...assigned, ...copied, ...fulfilled]
  writings.sort((left, right) => compareText(left.target.field, right.target.field))
  return { targets: writings.map(({ target }) => target), values: writings.map(({ value }) => value) }
}
