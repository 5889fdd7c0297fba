import { setMember, type Json, type ParseFailure } from '@assent/kernel'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { isAlias, isMap, isSeq, type Alias, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml'
import { followAlias } from './aliases.js'
import { quoted, tooDeep } from './failure.js'
import { readKey, readScalar, tagsAreNotRead } from './read-scalar.js'
import { refuse, type Place, type Reading } from './reading.js'
import { shapeOfItem, shapeOfMember } from './shape.js'

type Read<A> = Either<ParseFailure, A>

const readAlias = (alias: Alias.Parsed, place: Place, reading: Reading): Read<Json> => {
  const target = followAlias(alias, reading)
  return isLeft(target) ? refuse(reading, alias, place.path, target.left) : readNode(target.right, place, reading)
}

const readList = (list: YAMLSeq.Parsed, place: Place, reading: Reading): Read<Json> => {
  const items: Json[] = []
  for (const [index, node] of list.items.entries()) {
    const inside = { path: `${place.path}[${index}]`, shape: shapeOfItem(place.shape), depth: place.depth + 1 }
    const item = readNode(node, inside, reading)
    if (isLeft(item)) return item
    items.push(item.right)
  }
  return right(items)
}

const readObject = (map: YAMLMap.Parsed, place: Place, reading: Reading): Read<Json> => {
  const object: { [name: string]: Json } = {}
  for (const { key, value } of map.items) {
    const name = readKey(key)
    if (isLeft(name)) return refuse(reading, key, place.path, name.left)
    const path = place.path === '' ? name.right : `${place.path}.${name.right}`
    if (Object.hasOwn(object, name.right)) {
      return refuse(reading, key, path, `the key ${quoted(name.right)} is written twice`)
    }
    const inside = { path, shape: shapeOfMember(place.shape, name.right), depth: place.depth + 1 }
    const member = value === null ? right(null) : readNode(value, inside, reading)
    if (isLeft(member)) return member
    setMember(object, name.right, member.right)
  }
  return right(object)
}

/** The value of a node: exact number tokens, own members only, and every refusal with its line and column (D-4). */
export const readNode = (node: ParsedNode, place: Place, reading: Reading): Read<Json> => {
  if (isAlias(node)) return readAlias(node, place, reading)
  if (node.tag !== undefined) return refuse(reading, node, place.path, tagsAreNotRead)
  if (!isMap(node) && !isSeq(node)) {
    const value = readScalar(node, place.shape)
    return isLeft(value) ? refuse(reading, node, place.path, value.left) : value
  }
  if (place.depth >= reading.limits.depth) {
    return refuse(reading, node, place.path, tooDeep(reading.limits))
  }
  return isSeq(node) ? readList(node, place, reading) : readObject(node, place, reading)
}
