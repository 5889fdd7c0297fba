import { canonical, setMember, type Json, type JsonObject, type ObjectSchemaDocument } from '@assent/kernel'
import { candidatesOf, looseValues, type Suggestions } from './candidates.js'
import { pairwise } from './pairs.js'
import { inside, type Place } from './reference.js'
import { membersOf } from './members-of.js'

/** Values of one member of an input; nothing leaves it out. */
export interface Choice {
  readonly name: string
  readonly accepted: readonly (Json | undefined)[]
  readonly refused: readonly (Json | undefined)[]
  /** Does a rule read it, or what it is written to? */
  readonly isRead: boolean
}

/** Inputs of a creation or of an operation. */
export interface Inputs {
  /** Those that the schema accepts: an ordinary one first, then one of only what is needed. */
  readonly accepted: readonly JsonObject[]
  /** Those in which the schema refuses one member. */
  readonly refused: readonly JsonObject[]
  /** What the inputs are put together from. */
  readonly choices: readonly Choice[]
  /** Were there more than the limit? */
  readonly isCut: boolean
}

/** Does the schema accept what this member of the input holds, or that it is left out? */
export type AcceptsMember = (input: JsonObject, name: string) => boolean

const inputOf = (members: readonly (readonly [string, Json | undefined])[]): JsonObject => {
  const input: { [name: string]: Json } = {}
  for (const [name, value] of members) if (value !== undefined) setMember(input, name, value)
  return input
}

const choicesOf = (
  schema: ObjectSchemaDocument,
  place: Place,
  suggestions: Suggestions,
  accepts: AcceptsMember,
): readonly Choice[] => {
  const known = [...membersOf(place, suggestions.hints)]
  const loose = schema.additional_fields ? known.filter((name) => !Object.hasOwn(schema.fields, name)) : []
  return [...Object.keys(schema.fields), ...loose].map((name) => {
    const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined
    const own = inside(place, name)
    const values = field === undefined ? looseValues(own, suggestions) : candidatesOf(field, own, suggestions)
    const [accepted, refused] = [true, false].map((wanted) =>
      [...values, undefined].filter((value) => accepts(inputOf([[name, value]]), name) === wanted),
    )
    return { name, accepted: accepted ?? [], refused: refused ?? [], isRead: known.includes(name) }
  })
}

const rowOf = (choices: readonly Choice[], pick: (choice: Choice) => Json | undefined): JsonObject =>
  inputOf(choices.map((choice) => [choice.name, pick(choice)]))

const ordinary = ({ accepted }: Choice): Json | undefined => accepted[0]

// Where leaving out is accepted, it stands last.
const needed = ({ accepted }: Choice): Json | undefined => (accepted.at(-1) === undefined ? undefined : accepted[0])

const changed = (
  choices: readonly Choice[],
  of: (choice: Choice) => readonly (Json | undefined)[],
): readonly JsonObject[] =>
  choices.flatMap((own) =>
    of(own).map((value) => rowOf(choices, (choice) => (choice === own ? value : ordinary(choice)))),
  )

const paired = (choices: readonly Choice[], limit: number): readonly JsonObject[] => {
  const read = choices.filter(({ isRead }) => isRead)
  const rows = pairwise(
    read.map(({ accepted }) => accepted.length),
    limit,
  )
  return rows.map((row) =>
    rowOf(choices, (choice) => {
      const at = read.indexOf(choice)
      return at === -1 ? ordinary(choice) : choice.accepted[row[at] ?? 0]
    }),
  )
}

const distinct = (inputs: readonly JsonObject[]): readonly JsonObject[] => [
  ...new Map(inputs.map((input) => [canonical(input), input])).values(),
]

/**
 * Inputs for a schema. What rules read is tried in pairs: every value of a member meets every value of every other.
 * What no rule reads is changed alone, and so is what the schema refuses.
 */
export const inputsFor = (
  schema: ObjectSchemaDocument,
  place: Place,
  suggestions: Suggestions,
  accepts: AcceptsMember,
  limit: number,
): Inputs => {
  const choices = choicesOf(schema, place, suggestions, accepts)
  // One more than the limit shows that there are more.
  const all = distinct([
    rowOf(choices, ordinary),
    rowOf(choices, needed),
    ...paired(choices, limit + 1),
    ...changed(choices, ({ isRead, accepted }) => (isRead ? [] : accepted)),
  ])
  const refused = distinct(changed(choices, (choice) => choice.refused))
  return { accepted: all.slice(0, limit), refused, choices, isCut: all.length > limit }
}
