import { canonical, memberOf, normalizeArguments, type FieldDocument, type Json, type JsonObject } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { never, type BoundaryCase } from '../boundary-case.js'
import { callersSchema } from '../inputs-on.js'
import { schemaOf } from '../operation-of.js'
import { refuses } from '../perform.js'
import type { Plan } from '../plan.js'
import type { Found } from '../search.js'

const without = (args: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(args).filter(([own]) => own !== name))

const holders: ReadonlySet<string> = new Set(['array', 'object', 'map', 'union'])

/** A value of another kind than the field's; JSON has none. */
const ofAnotherKind = ({ type }: FieldDocument): readonly Json[] => {
  if (type === 'json') return []
  return holders.has(type) ? ['neither list nor object'] : [[]]
}

const freshName = (taken: object): string => {
  let name = 'undeclared'
  while (Object.hasOwn(taken, name)) name += '_'
  return name
}

/** Inputs that may be wrong, each differing from a right one in one argument; then all of them wrong at once. */
const variations = (plan: Plan, { at, principal, arguments: right }: Found): readonly JsonObject[] => {
  const { fields } = callersSchema(schemaOf(plan.definition, plan.operation), principal)
  const kinds = Object.entries(fields).flatMap(([name, field]) =>
    ofAnotherKind(field).map((value) => [name, value] as const),
  )
  return [
    ...Object.keys(fields).map((name) => without(right, name)),
    ...kinds.map(([name, value]) => ({ ...right, [name]: value })),
    ...plan.inputsOn(at.instance, principal).refused,
    { ...right, [freshName(fields)]: 1 },
    { ...right, ...Object.fromEntries(kinds) },
  ]
}

const longestShown = 40

/** The argument that a path of an error stands in. */
const argumentOf = (path: string, args: JsonObject, declared: readonly string[]): string =>
  [...declared, ...Object.keys(args)].find((name) => {
    const rest = path.slice(`arguments.${name}`.length)
    return path.startsWith(`arguments.${name}`) && /^($|[.[])/.test(rest)
  }) ?? ''

const shown = (args: JsonObject, name: string): string => {
  const value = memberOf(args, name)
  if (value === undefined) return `\`${name}\` missing`
  const text = canonical(value)
  return `\`${name}\` as ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`
}

/** What is wrong with the arguments, from what the kernel says of them; nothing where they are right. */
const faultOf = (plan: Plan, { principal }: Found, args: JsonObject): string | undefined => {
  const answer = normalizeArguments(plan.definition, plan.operation, { ...args, ...principal.trusted })
  if (!isLeft(answer) || answer.left.kind !== 'validation') return undefined
  const declared = Object.keys(schemaOf(plan.definition, plan.operation).fields)
  const names = new Set(answer.left.errors.map(({ path }) => argumentOf(path, args, declared)))
  return [...names].map((name) => shown(args, name)).join(', ')
}

/** Each argument missing, of another kind, outside its bounds; one that is not declared; all wrong at once. */
export const wrongArgumentCases = (plan: Plan, legal: Found): readonly BoundaryCase[] => {
  const wrong = new Map<string, JsonObject>()
  for (const args of variations(plan, legal)) {
    const fault = faultOf(plan, legal, args)
    if (fault !== undefined && !wrong.has(fault)) wrong.set(fault, args)
  }
  if (wrong.size === 0) return [never('arguments', 'wrong ones', 'the operation takes any arguments')]
  return [...wrong].map(([title, args]) => ({
    about: 'arguments',
    title,
    found: legal,
    play: (scene) => refuses(scene, args),
  }))
}
