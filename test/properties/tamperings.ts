import { isJsonArray, isJsonObject, numberOf, setMember, tokenOf, type Json, type JsonNumber } from '@assent/kernel'

/** One change of a document: where it is made, what it does there, and the document with it. */
export interface Tampering {
  readonly place: string
  readonly change: string
  readonly tampered: () => Json
}

type Members = readonly (readonly [string, Json])[]

const objectOf = (members: Members): Json => {
  const object: { [name: string]: Json } = {}
  for (const [name, member] of members) setMember(object, name, member)
  return object
}

const respellings = (number: JsonNumber): readonly Json[] => {
  const token = tokenOf(number)
  const others = /[.e]/i.test(token) ? [`${token}0`] : [`${token}.0`, `${token}e0`, `${token}0`]
  return [...others, token === '0' ? '-0' : '1'].flatMap((other) => (other === token ? [] : (numberOf(other) ?? [])))
}

const otherTexts = (text: string): readonly string[] =>
  [`${text}'`, text.slice(1), ''].filter((other) => other !== text)

/** Values that could stand in the place of a value, of the same kind and of another. */
const othersThan = (value: Json): readonly Json[] => {
  if (typeof value === 'string') return [...otherTexts(value), null]
  if (typeof value === 'boolean') return [!value, null]
  if (value === null) return [false, '', {}]
  if (isJsonArray(value) || isJsonObject(value)) return [null, [value]]
  return [...respellings(value), null]
}

function* tamperingsOfList(list: readonly Json[]): Generator<Tampering> {
  for (const [index, element] of list.entries()) {
    const place = `[${index}]`
    yield { place, change: 'dropped', tampered: () => list.toSpliced(index, 1) }
    yield { place, change: 'doubled', tampered: () => list.toSpliced(index, 0, element) }
    const next = list[index + 1]
    if (next !== undefined) {
      yield { place, change: 'swapped', tampered: () => list.toSpliced(index, 2, next, element) }
    }
    for (const inner of tamperingsAt(element, place)) {
      yield { ...inner, tampered: () => list.with(index, inner.tampered()) }
    }
  }
}

function* tamperingsOfMembers(members: Members): Generator<Tampering> {
  for (const [index, [name, member]] of members.entries()) {
    const place = `.${name}`
    yield { place, change: 'removed', tampered: () => objectOf(members.toSpliced(index, 1)) }
    for (const inner of tamperingsAt(member, place)) {
      yield { ...inner, tampered: () => objectOf(members.with(index, [name, inner.tampered()])) }
    }
  }
  for (const name of ['removed', 'extra', '__proto__']) {
    if (members.some(([own]) => own === name)) continue
    for (const value of [null, []]) {
      const added = (): Json => objectOf([...members, [name, value]])
      yield { place: `.${name}`, change: `added as ${value === null ? 'null' : '[]'}`, tampered: added }
    }
  }
}

function* tamperingsAt(value: Json, place: string): Generator<Tampering> {
  for (const other of othersThan(value)) yield { place, change: `made ${JSON.stringify(other)}`, tampered: () => other }
  for (const inner of tamperingsOf(value)) yield { ...inner, place: place + inner.place }
}

/**
 * Every small change inside a document, at every depth: a value replaced, a number respelled, a member removed or
 * added, an element dropped, doubled, or swapped with the next.
 */
export function* tamperingsOf(document: Json | object): Generator<Tampering> {
  const value = document as Json
  if (isJsonArray(value)) yield* tamperingsOfList(value)
  else if (isJsonObject(value)) yield* tamperingsOfMembers(Object.entries(value))
}
