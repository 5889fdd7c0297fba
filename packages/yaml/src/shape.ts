import { memberOf } from '@assent/kernel'

/**
 * Where a format wants text. The reader walks the nodes beside it: a plain scalar in such a place is its source text,
 * so `states: [1, no]` lists two texts (K-12, D-4). Places that the shape does not name read as JSON would.
 *
 * @example { members: { states: { items: { scalar: 'text' } } } }
 */
export interface Shape {
  /** What a plain scalar at this place is: text, or text unless it spells null. */
  readonly scalar?: 'text' | 'text_or_null'
  /** The elements of a list at this place. */
  readonly items?: Shape
  /** Members of an object at this place, by name. */
  readonly members?: { readonly [name: string]: Shape }
  /** Every member that `members` does not name. */
  readonly others?: Shape
}

/** A place where any JSON value may stand. */
export const anyShape: Shape = {}

export const shapeOfItem = (shape: Shape): Shape => shape.items ?? anyShape

export const shapeOfMember = (shape: Shape, name: string): Shape =>
  memberOf(shape.members ?? {}, name) ?? shape.others ?? anyShape
