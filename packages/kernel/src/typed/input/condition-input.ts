import type { Json } from '../../value/json.js'

/** Exactly two operands: each a literal, a reference such as `'$fields.label'`, or a list or object of them. */
type Pair = readonly [first: Json, second: Json]

interface All {
  /** Every condition holds. At least one. */
  readonly all: readonly ConditionInput[]
}

interface Any {
  /** At least one condition holds. At least one. */
  readonly any: readonly ConditionInput[]
}

interface Not {
  /** The condition does not hold. */
  readonly not: ConditionInput
}

interface Exists {
  /** The reference gives a value that is not null. */
  readonly exists: Json
}

interface Equal {
  /** The two are equal: numbers by exact value, texts code point by code point, lists and objects by their parts. */
  readonly eq: Pair
}

interface NotEqual {
  /** The two are not equal. */
  readonly ne: Pair
}

interface Greater {
  /** Of two numbers: the first is greater. */
  readonly gt: Pair
}

interface GreaterOrEqual {
  /** Of two numbers: the first is greater, or they are equal. */
  readonly gte: Pair
}

interface Less {
  /** Of two numbers: the first is less. */
  readonly lt: Pair
}

interface LessOrEqual {
  /** Of two numbers: the first is less, or they are equal. */
  readonly lte: Pair
}

interface In {
  /** The second, a list, has an element that equals the first. */
  readonly in: Pair
}

interface Contains {
  /** The first has the second: a list an element, a text a part, an object a key. */
  readonly contains: Pair
}

interface StartsWith {
  /** The first text begins with the second. */
  readonly starts_with: Pair
}

interface EndsWith {
  /** The first text ends with the second. */
  readonly ends_with: Pair
}

interface Before {
  /** The first instant is earlier: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM:SS` with an optional fraction and `Z`. */
  readonly before: Pair
}

interface After {
  /** The first instant is later. */
  readonly after: Pair
}

interface Compare {
  /** Two numbers, or two texts of a scale, are in this order. Service rules. */
  readonly compare: {
    readonly left: Json
    readonly op: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'
    readonly right: Json
  }
}

interface Truthy {
  /** It is true, a number but zero, or a text that is neither empty nor `false`. Service rules. */
  readonly truthy: Json
}

/** A condition on the elements of a collection. */
interface Quantified {
  /** A reference to the collection. */
  readonly in: string
  /** What `that` calls the element: `as: 'copy'` makes `$copy` and `$copy.<path>`. */
  readonly as: string
  readonly that: ConditionInput
}

interface ForAll {
  /** It holds of each element. Service rules. */
  readonly for_all: Quantified
}

interface ForAny {
  /** It holds of at least one element. Service rules. */
  readonly for_any: Quantified
}

/**
 * A condition: `true`, `false`, or an object with exactly one operator (K-86). It answers true, false, or unknown
 * where a reference gives nothing; a rule holds only on true.
 *
 * @example { all: [{ gt: ['$args.amount', 0] }, { eq: ['$fields.currency', '$args.currency'] }] }
 */
export type ConditionInput =
  | boolean
  | All
  | Any
  | Not
  | Exists
  | Equal
  | NotEqual
  | Greater
  | GreaterOrEqual
  | Less
  | LessOrEqual
  | In
  | Contains
  | StartsWith
  | EndsWith
  | Before
  | After
  | Compare
  | Truthy
  | ForAll
  | ForAny
