import { memberOf, setMember, type Json, type JsonObject } from '@assent/kernel'
import { isJsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { annotated, annotationOf } from '../codec/io-ts/annotation.js'
import { isOmissible, objectSchema } from '../codec/io-ts/tagged.js'
import type { OptionalMark } from './optional.js'

/** The members of an object, by name: a codec, or `t.optional` of one. */
export interface Fields {
  readonly [name: string]: t.Mixed
}

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: keyof OptionalMark extends keyof F[Name] ? Name : never
}[keyof F]

type Flat<A> = { [Name in keyof A]: A[Name] }

/** What an object codec of these fields gives. */
export type ObjectOf<F extends Fields> = Flat<
  { -readonly [Name in Exclude<keyof F, OptionalNames<F>>]: t.TypeOf<F[Name]> } & {
    -readonly [Name in OptionalNames<F>]?: Exclude<t.TypeOf<F[Name]>, undefined>
  }
>

/** The same as it travels: whoever writes it may say `undefined` for what is absent. */
export type ObjectWireOf<F extends Fields> = Flat<
  { -readonly [Name in Exclude<keyof F, OptionalNames<F>>]: t.OutputOf<F[Name]> } & {
    -readonly [Name in OptionalNames<F>]?: t.OutputOf<F[Name]>
  }
>

/** A codec of an object with these fields. */
export type ObjectCodec<F extends Fields> = t.Type<ObjectOf<F>, ObjectWireOf<F>>

type Members = readonly (readonly [string, t.Mixed])[]

const isRequired = (codec: t.Mixed): boolean => annotationOf(codec).present === undefined && !isOmissible(codec)

const undeclared = (given: JsonObject, fields: Fields, context: t.Context): t.Errors =>
  Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({
      value: given[name],
      context: [...context, { key: name, type: t.unknown, actual: given[name] }],
      message: 'is not a member that is taken here',
    }))

const readMembers = (members: Members, given: JsonObject, context: t.Context): t.Validation<object> => {
  const read: { [name: string]: unknown } = {}
  const errors: t.ValidationError[] = []
  for (const [name, codec] of members) {
    const value = memberOf(given, name)
    const { present } = annotationOf(codec)
    if (value === undefined && present !== undefined) continue
    const own = present ?? codec
    const result = own.validate(value, t.appendContext(context, name, own, value)) as t.Validation<unknown>
    if (isLeft(result)) errors.push(...result.left)
    else if (result.right !== undefined) setMember(read, name, result.right)
  }
  return errors.length > 0 ? t.failures(errors) : t.success(read)
}

const encodeMembers = (members: Members, given: { readonly [name: string]: unknown }): object => {
  const written: { [name: string]: unknown } = {}
  for (const [name, codec] of members) {
    const value = memberOf(given, name)
    if (value !== undefined) setMember(written, name, codec.encode(value))
  }
  return written
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && isJsonObject(value as Json)

const objectCodec = <F extends Fields>(fields: F, isClosed: boolean): ObjectCodec<F> => {
  const members: Members = Object.entries(fields)
  type A = ObjectOf<F>
  const validate: t.Validate<unknown, A> = (value, context) => {
    if (!isObject(value)) return t.failure(value, context)
    const unknown = isClosed ? undeclared(value, fields, context) : []
    const read = readMembers(members, value, context)
    if (unknown.length === 0) return read as t.Validation<A>
    return t.failures([...unknown, ...(isLeft(read) ? read.left : [])])
  }
  const is = (value: unknown): value is A =>
    isObject(value) &&
    members.every(([name, codec]) => codec.is(memberOf(value, name))) &&
    (!isClosed || undeclared(value, fields, []).length === 0)
  const encode = (value: A): ObjectWireOf<F> => encodeMembers(members, value) as ObjectWireOf<F>
  return annotated(new t.Type<A, ObjectWireOf<F>>('an object', is, validate, encode), {
    schema: (place, project) => ({
      ...objectSchema(members, isRequired, project),
      ...(isClosed || place === 'output' ? { additionalProperties: false } : {}),
    }),
  })
}

/**
 * An object with these members. Others are dropped, so that a record shows what its type names and nothing else.
 *
 * @example t.object({ id: t.string, title: t.nonEmptyText, location: t.optional(t.string) })
 */
export const object = <F extends Fields>(fields: F): ObjectCodec<F> => objectCodec(fields, false)

/** An object with these members and no others: every other one is refused by its name. */
export const closed = <F extends Fields>(fields: F): ObjectCodec<F> => objectCodec(fields, true)
