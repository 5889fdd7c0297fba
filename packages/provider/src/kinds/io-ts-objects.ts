import { ExactNumber } from '@assent/kernel'
import * as t from 'io-ts'

/**
 * What io-ts makes of objects. A number that the host would respell is held as an object, which io-ts would take for
 * one of JSON's where no member is required.
 */
const butNumbers = <C extends t.Mixed>(made: C): C => {
  const { is, validate } = made
  const validateObject: C['validate'] = (value, context) =>
    ExactNumber.is(value) ? t.failure(value, context) : validate(value, context)
  // It was made for this call: nobody else has it yet.
  Object.assign(made, { is: (value: unknown) => !ExactNumber.is(value) && is(value), validate: validateObject })
  return made
}

/** An object with these members; others are let through, but at the root. */
export const type = <P extends t.Props>(props: P, name?: string): t.TypeC<P> => butNumbers(t.type(props, name))

/** An object in which each of these members may be missing. */
export const partial = <P extends t.Props>(props: P, name?: string): t.PartialC<P> => butNumbers(t.partial(props, name))

/** An object with these members; others are dropped. */
export const strict = <P extends t.Props>(props: P, name?: string): t.ExactC<t.TypeC<P>> =>
  t.exact(type(props, name), name)

/** An object of any members, each of one kind. */
export const record = <D extends t.Mixed, C extends t.Mixed>(domain: D, codomain: C, name?: string): t.RecordC<D, C> =>
  butNumbers(t.record(domain, codomain, name))

/** Any object. */
export const UnknownRecord: t.UnknownRecordC = butNumbers(new t.AnyDictionaryType())
