import { isJsonArray, isJsonObject, numberOf, tokenOf, type Json, type JsonNumber } from '@assent/kernel'
import { objectOf } from './arbitrary/object-of.js'

/** One change of a document. */
export interface Tampering {
  /** Where it is made, such as `[2].result.fields.amount`. */
  readonly place: string
  /** What it does there, in words. */
  readonly change: string
  /** Makes the changed document; the one that was given stays as it is. */
  readonly tampered: () => Json
}

type Members = readonly (readonly [string, Json])[]

const respellings = (number: JsonNumber): readonly Json[] => {
  const token = tokenOf(number)
  const others = /[.e]/i.test(token) ? [`${token}0`] : [`${token}.0`, `${token}e0`, `${token}0`]
  return [...others, token === '0' ? '-0' : '1'].flatMap((other) => (other === token ? [] : (numberOf(other) ?? [])))
}

const otherTexts = (text: string): readonly string[] =>
  [`${text}'`, [...text].slice(1).join(''), ''].filter((other) => other !== text)

/** Values that could stand in the place of a value, of the same kind and of another. */
const othersThan = (value: Json): readonly Json[] => {
  if (typeof value === 'string') return [...otherTexts(value), null]
  if (typeof value === 'boolean') return [!value, null]
  if (value === null) return [false, '', {}]
  if (isJsonArray(value) || isJsonObject(value)) return [null, [value]]
  return [...respellings(value), null]
}

/** Puts another value in the place of one, and gives the whole document. */
type Put = (other: Json) => Json

const replacements = (value: Json, place: string, put: Put): readonly Tampering[] =>
  othersThan(value).map((other, index) => ({ place, change: `replaced (${index})`, tampered: () => put(other) }))

const tamperingsOfList = (list: readonly Json[], holder: string, put: Put): readonly Tampering[] =>
  list.flatMap((element, index) => {
    const place = `${holder}[${index}]`
    const next = list.slice(index + 1, index + 2)
    const putElement: Put = (other) => put(list.with(index, other))
    return [
      { place, change: 'dropped', tampered: () => put(list.toSpliced(index, 1)) },
      { place, change: 'doubled', tampered: () => put(list.toSpliced(index, 0, element)) },
      ...next.map((other) => ({
        place,
        change: 'swapped',
        tampered: () => put(list.toSpliced(index, 2, other, element)),
      })),
      ...replacements(element, place, putElement),
      ...tamperingsWithin(element, place, putElement),
    ]
  })

const additions = (members: Members, holder: string, put: Put): readonly Tampering[] =>
  ['removed', 'extra', '__proto__']
    .filter((name) => members.every(([own]) => own !== name))
    .flatMap((name) =>
      [null, []].map((value) => ({
        place: `${holder}.${name}`,
        change: value === null ? 'added as null' : 'added as []',
        tampered: () => put(objectOf([...members, [name, value]])),
      })),
    )

const tamperingsOfMembers = (members: Members, holder: string, put: Put): readonly Tampering[] => [
  ...members.flatMap(([name, member], index) => {
    const place = `${holder}.${name}`
    const putMember: Put = (other) => put(objectOf(members.with(index, [name, other])))
    return [
      { place, change: 'removed', tampered: () => put(objectOf(members.toSpliced(index, 1))) },
      ...replacements(member, place, putMember),
      ...tamperingsWithin(member, place, putMember),
    ]
  }),
  ...additions(members, holder, put),
]

const tamperingsWithin = (value: Json, place: string, put: Put): readonly Tampering[] => {
  if (isJsonArray(value)) return tamperingsOfList(value, place, put)
  return isJsonObject(value) ? tamperingsOfMembers(Object.entries(value), place, put) : []
}

/**
 * Every small change inside a document, at every depth: a value replaced, a number respelled, a member removed or
 * added, an element dropped, doubled, or swapped with the next. Of a record there are hundreds.
 *
 * @example
 * for (const { place, change, tampered } of tamperingsOf(record))
 *   expect(isLeft(replay([tampered()])), `${place} ${change}`).toBe(true)
 */
export const tamperingsOf = (document: Json | object): readonly Tampering[] =>
  tamperingsWithin(document as Json, '', (other) => other)
