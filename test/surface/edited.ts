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

const moved = (value: unknown, by: number): unknown => {
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

const isFieldMap = ({ name }: Spot): boolean => name === 'fields' || name === 'properties'

/** Adds a field where the part holds fields, and else a rule where it holds rules. */
const add = ({ holder, name }: Spot, which: number): void => {
  const part = holder[name]
  if (!isPart(part)) return
  if (Array.isArray(part)) part.push({ assert: { exists: '$id' } })
  else part['added'] = fields[which % fields.length]
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
  const spots =
    kind === 2 ? all.filter((spot) => isFieldMap(spot) || /^(invariants|preconditions)$/.test(spot.name)) : all
  const spot = spots[at % Math.max(spots.length, 1)]
  if (spot === undefined) return undefined
  if (kind === 0) remove(spot)
  else if (kind === 1) spot.holder[spot.name] = moved(spot.holder[spot.name], by)
  else add(spot, by + 3)
  return validOf(copy)
}

/** Definitions that differ from one in one place; many are the same again. */
export const editsOf = (definition: ValidatedDefinition): fc.Arbitrary<ValidatedDefinition> =>
  fc
    .tuple(fc.nat(5000), fc.nat(2), fc.integer({ min: -3, max: 3 }))
    // An edit that does not hold is none: of a definition with numbers that the host rounds, none may hold.
    .map(([at, kind, by]) => edited(definition.document, at, kind, by) ?? definition)
