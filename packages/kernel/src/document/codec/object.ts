import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { JsonObject } from '../../value/json.js'
import { compareText } from '../../value/text.js'
import { codecOf, readAt, refuseName, type Codec } from './codec.js'
import type { Member, Members } from './members.js'
import { jsonObject } from './scalars.js'
import { didYouMean, quoted } from './wording.js'

/** An object of the format: what it is called, and its keys in name order. */
interface Shape {
  readonly what: string
  readonly members: ReadonlyMap<string, Member<unknown>>
}

const shapeOf = <A>(what: string, table: Members<A>): Shape => {
  const members = Object.entries<Member<unknown>>(table).sort(([a], [b]) => compareText(a, b))
  return { what, members: new Map(members) }
}

const notWritten = t.success(undefined)

/** What normal form writes for a key; undefined where it writes nothing. */
const readMember = (
  what: string,
  object: JsonObject,
  context: t.Context,
  key: string,
  member: Member<unknown>,
): t.Validation<unknown> => {
  if (Object.hasOwn(object, key)) {
    const read = readAt(member.codec, object[key], context, key)
    return member.presence === 'optional' && isRight(read) && member.isAbsence(read.right) ? notWritten : read
  }
  if (member.presence === 'defaulted') return t.success(member.value)
  if (member.presence === 'optional') return notWritten
  return refuseName(object, context, key, `${what} needs the key ${quoted(key)}`)
}

const readMembers = ({ what, members }: Shape, object: JsonObject, context: t.Context): t.Validation<object> => {
  const document: { [key: string]: unknown } = {}
  for (const [key, member] of members) {
    const read = readMember(what, object, context, key, member)
    if (isLeft(read)) return read
    if (read.right !== undefined) document[key] = read.right
  }
  return t.success(document)
}

const unknownKeyOf = ({ members }: Shape, object: JsonObject): string | undefined =>
  Object.keys(object).find((key) => !members.has(key))

const refuseUnknown = <A>({ what, members }: Shape, object: JsonObject, context: t.Context, key: string) =>
  refuseName<A>(object, context, key, `${quoted(key)} is not a key of ${what}${didYouMean(key, members.keys())}`)

const codecOfShape = <A>(shape: Shape, isClosed: boolean): Codec<A> =>
  codecOf(`${shape.what} (an object)`, (value, context) => {
    if (!jsonObject.is(value)) return t.failure(value, context)
    const unknown = isClosed ? unknownKeyOf(shape, value) : undefined
    return unknown === undefined
      ? (readMembers(shape, value, context) as t.Validation<A>)
      : refuseUnknown(shape, value, context, unknown)
  })

/**
 * An object of which every key is known (K-7), read in normal form with its keys in name order.
 * Its own keys are judged before anything inside them, unknown ones first.
 */
export const closed = <A>(what: string, table: Members<A>): Codec<A> => codecOfShape(shapeOf(what, table), true)

/** An object that may carry keys of others; they are dropped (K-187). */
export const open = <A>(what: string, table: Members<A>): Codec<A> => codecOfShape(shapeOf(what, table), false)
