import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { setMember } from '../../value/json.js'
import { codecOf, readAt, type Codec } from './codec.js'
import { jsonObject, text } from './scalars.js'

/** The value, or a null that the format admits at this key (K-9). */
export const orNull = <A>(codec: Codec<A>): Codec<A | null> =>
  codecOf(`${codec.name} or null`, (value, context) =>
    value === null ? t.success(null) : codec.validate(value, context),
  )

/** A list, its order kept (K-21). */
export const list = <A>(name: string, element: Codec<A>): Codec<readonly A[]> =>
  codecOf(name, (value, context) => {
    if (!Array.isArray(value)) return t.failure(value, context)
    const elements: A[] = []
    for (const [index, item] of value.entries()) {
      const read = readAt(element, item, context, String(index))
      if (isLeft(read)) return read
      elements.push(read.right)
    }
    return t.success(elements)
  })

export const texts = list('a list of texts', text)

/** An object whose keys the caller names, any text at all (K-228). */
export const named = <A>(name: string, member: Codec<A>): Codec<{ readonly [name: string]: A }> =>
  codecOf(name, (value, context) => {
    if (!jsonObject.is(value)) return t.failure(value, context)
    const members: { [name: string]: A } = {}
    for (const key of Object.keys(value)) {
      const read = readAt(member, value[key], context, key)
      if (isLeft(read)) return read
      setMember(members, key, read.right)
    }
    return t.success(members)
  })
