/** What an editor names at a key that the format does not have: nothing is of this type. */
interface NotAKey<Key> {
  readonly notAKey: Key
  readonly never: never
}

type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never

type At<Shape, Key> = Shape extends unknown ? (Key extends keyof Shape ? Shape[Key] : never) : never

/** Of a union of fields, the one of the kind that was written, so that a key of another kind is unknown too. */
type Chosen<Shape, Written> = Shape extends { readonly type: infer Kind }
  ? Written extends { readonly type: Kind } ? Shape : never
  : Shape

/**
 * What was written, with every key that the shape does not have turned into an error at its place: TypeScript looks for
 * unknown keys only where the expected type is not inferred from what was written (K-7).
 *
 * Whatever admits `true` is a value or a condition, where the keys are the author's or checked by their union already.
 */
export type Closed<Written, Shape> = true extends Shape
  ? Written
  : Written extends readonly unknown[]
    ? { readonly [Index in keyof Written]: Closed<Written[Index], ElementOf<Shape>> }
    : Written extends object
      ? ClosedObject<Written, Chosen<Shape, Written>>
      : Written

type ElementOf<Shape> = Shape extends readonly (infer Element)[] ? Element : never

type ClosedObject<Written, Shape> = {
  readonly [Key in keyof Written]: Key extends KeysOf<Shape> ? Closed<Written[Key], At<Shape, Key>> : NotAKey<Key>
}
