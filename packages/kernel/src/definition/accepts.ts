import type { Json } from '../value/json.js'
import { lengthOf } from '../value/text.js'

/**
 * The quick question of a field as data: is a value certainly free of errors? One function that asks every form is far
 * quicker than a function for each field.
 */
export interface Quick {
  readonly form: 'text' | 'integer' | 'number' | 'other'
  /** Of a text the length in scalar values, of a number the value: both bounds are in the range. */
  readonly least: number
  readonly most: number
  /** What the other forms ask. */
  readonly ask: (value: Json) => boolean
}

const never = () => false

/** A text or a number between two bounds. */
export const between = (form: 'text' | 'integer' | 'number', least: number, most: number): Quick => ({
  form,
  least,
  most,
  ask: never,
})

/** A question that is asked by a function. */
export const asked = (ask: (value: Json) => boolean): Quick => ({ form: 'other', least: 0, most: 0, ask })

// A text of n units has n / 2 scalar values at least and n at most: nearly always that tells, without counting.
const isLong = (text: string, least: number): boolean => text.length >= 2 * least || lengthOf(text) >= least

const isShort = (text: string, most: number): boolean => text.length <= most || lengthOf(text) <= most

/**
 * Is the value certainly free of errors? Asked first, and of JSON only; where it answers no, `check` of the field says
 * what is wrong, if anything is.
 */
export const accepts = ({ form, least, most, ask }: Quick, value: Json): boolean => {
  switch (form) {
    case 'text':
      return typeof value === 'string' && isLong(value, least) && isShort(value, most)
    case 'integer':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
    case 'number':
      return typeof value === 'number' && value >= least && value <= most
    case 'other':
      return ask(value)
  }
}
