import * as t from 'io-ts'
import { annotated } from '../codec/io-ts/annotation.js'

/** What tells the type of a member that may be left out. No value has it. */
export interface OptionalMark {
  readonly mayBeLeftOut?: true
}

/** A codec of a member that may be left out. */
export interface OptionalCodec<C extends t.Mixed>
  extends OptionalMark, t.Type<t.TypeOf<C> | undefined, t.OutputOf<C> | undefined> {}

/**
 * A member that may be left out of `t.object` or `t.closed`. `undefined` is absent; null is a value like any other, and
 * refused unless the codec takes it.
 */
export const optional = <C extends t.Mixed>(codec: C): OptionalCodec<C> => {
  type A = t.TypeOf<C> | undefined
  type O = t.OutputOf<C> | undefined
  const is = (value: unknown): value is A => value === undefined || codec.is(value)
  const validate: t.Validate<unknown, A> = (value, context) =>
    value === undefined ? t.success(undefined) : (codec.validate(value, context) as t.Validation<A>)
  const encode = (value: A): O => (value === undefined ? undefined : (codec.encode(value) as O))
  return annotated(new t.Type<A, O>(codec.name, is, validate, encode), {
    present: codec,
    schema: (_place, project) => project(codec),
  })
}
