import { isJsonArray, isJsonObject, kindOf, type Json, type JsonArray, type JsonObject } from '@assent/kernel'
import { objectOf } from './object-of.js'

function* smallerList(list: JsonArray): Generator<Json> {
  for (const index of list.keys()) yield list.toSpliced(index, 1)
  for (const [index, element] of list.entries()) {
    for (const less of smaller(element)) yield list.with(index, less)
  }
}

function* smallerObject(object: JsonObject): Generator<Json> {
  const members = Object.entries(object)
  for (const index of members.keys()) yield objectOf(members.toSpliced(index, 1))
  for (const [index, [name, member]] of members.entries()) {
    for (const less of smaller(member)) yield objectOf(members.with(index, [name, less]))
  }
}

/**
 * JSON values that are one step shorter: a member or an element left out, or replaced by what is inside it; a text or a
 * number replaced by the shortest. Going on with any of them comes to an end.
 */
export function* smaller(value: Json): Generator<Json> {
  if (isJsonArray(value)) {
    yield* smallerList(value)
    yield* value
  } else if (isJsonObject(value)) {
    yield* smallerObject(value)
    for (const member of Object.values(value)) {
      yield member
      // `{ all: [a, b] }` is a condition, and so is `a`, but not the list between them.
      if (isJsonArray(member)) yield* member
    }
  } else if (typeof value === 'string') {
    if (value !== '') yield ''
  } else if (kindOf(value) === 'number' && value !== 0) {
    yield 0
  }
}
