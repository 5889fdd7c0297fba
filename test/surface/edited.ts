import { parseDefinition, stringify, validate, type DefinitionDocument, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** A part of a document that may be changed. */
interface Loose {
  [name: string]: unknown
}

/** A part, and the name of one of its members. */
interface Spot {
  readonly holder: Loose
  readonly name: string
}

const isPart = (value: unknown): value is Loose => typeof value === 'object' && value !== null

const spotsIn = (holder: Loose): readonly Spot[] =>
  Object.entries(holder).flatMap(([name, value]) => [{ holder, name }, ...(isPart(value) ? spotsIn(value) : [])])

const remove = ({ holder, name }: Spot): void => {
  if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else Reflect.deleteProperty(holder, name)
}

/** Words of the format that stand for each other. */
const words: readonly (readonly string[])[] = [
  ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'],
  ['none', 'updates'],
  ['string', 'integer', 'decimal'],
  ['number', 'binary64'],
  ['required', 'optional'],
  ['one', 'many'],
]

const otherWord = (word: string, by: number): string => {
  const others = words.find((alike) => alike.includes(word)) ?? [word]
  return others[(others.indexOf(word) + Math.abs(by)) % others.length] ?? word
}

const moved = (value: unknown, by: number): unknown => {
  if (typeof value === 'string') return otherWord(value, by)
  if (typeof value === 'number') return value + by
  if (typeof value === 'boolean') return !value
  return value === null ? Math.abs(by) : value
}

const fields: readonly unknown[] = [
  { type: 'string', required: true },
  { type: 'string', required: true, default: 'a' },
  { type: 'integer', default: 3 },
  { type: 'json' },
]

const outcomes: readonly unknown[] = [
  { name: 'added', when: { exists: '$id' }, refuses: { error: 'Added' } },
  { name: 'added', refuses: { error: 'Added' } },
  { name: 'added', wrong_state: true, refuses: { error: 'Added' } },
  { name: 'added', when: { ne: ['$id', 'a'] }, effect: 'updates' },
]

const isAddedTo = ({ name }: Spot): boolean =>
  /^(fields|properties|variants|invariants|preconditions|outcomes)$/.test(name)

/** Adds a field where the part holds fields, an outcome where it holds outcomes, a rule where it holds rules. */
const add = ({ holder, name }: Spot, which: number): void => {
  const part = holder[name]
  if (!isPart(part)) return
  if (!Array.isArray(part)) part['added'] = fields[which % fields.length]
  else if (name !== 'outcomes') part.push({ assert: { exists: '$id' } })
  else part.splice(which % (part.length + 1), 0, outcomes[which % outcomes.length])
}

const isList = ({ holder, name }: Spot): boolean => Array.isArray(holder[name])

/** Lets two neighbours of a list change places. */
const swap = ({ holder, name }: Spot, at: number): void => {
  const part = holder[name]
  if (!Array.isArray(part) || part.length < 2) return
  const place = at % (part.length - 1)
  part.splice(place, 2, part[place + 1], part[place])
}

const validOf = (document: unknown): ValidatedDefinition | undefined => {
  const made = pipe(
    parseDefinition(document),
    chainW((read) => validate(read)),
  )
  return isLeft(made) ? undefined : made.right
}

/** The definition after one edit anywhere in it; nothing where it does not hold any more. */
const edited = (
  document: DefinitionDocument,
  at: number,
  kind: number,
  by: number,
): ValidatedDefinition | undefined => {
  const copy = JSON.parse(stringify({ ...document })) as Loose
  const all = spotsIn(copy)
  const spots = kind === 2 ? all.filter(isAddedTo) : kind === 3 ? all.filter(isList) : all
  const spot = spots[at % Math.max(spots.length, 1)]
  if (spot === undefined) return undefined
  if (kind === 0) remove(spot)
  else if (kind === 1) spot.holder[spot.name] = moved(spot.holder[spot.name], by)
  else if (kind === 2) add(spot, by + 3)
  else swap(spot, by + 3)
  return validOf(copy)
}

/** Definitions that differ from one in one place; many are the same again. */
export const editsOf = (definition: ValidatedDefinition): fc.Arbitrary<ValidatedDefinition> =>
  fc
    .tuple(fc.nat(5000), fc.nat(3), fc.integer({ min: -3, max: 3 }))
    // An edit that does not hold is none: of a definition with numbers that the host rounds, none may hold.
    .map(([at, kind, by]) => edited(definition.document, at, kind, by) ?? definition)
