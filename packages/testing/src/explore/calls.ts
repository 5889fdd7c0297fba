import {
  canonical,
  normalizeArguments,
  normalizeFields,
  type DefinitionDocument,
  type EntityInstance,
  type ValidatedDefinition,
} from '@assent/kernel'
import { creationSchema } from '../arbitrary/creation-schema.js'
import type { BoundName, Bounds } from './bounds.js'
import type { Call } from './exploration.js'
import type { Hint, Hints } from './hints.js'
import { inputsFor, type AcceptsMember, type Choice, type Inputs } from './inputs.js'
import { hintedValues } from './near/hinted-values.js'
import { argumentPlace, fieldPlace, idPlace } from './reference.js'
import type { Facts } from './resolve.js'
import { creationName } from './service/outcomes.js'
import { isSilentOn } from './silent-on.js'

/** What calls are made from. */
export interface Source {
  readonly definition: ValidatedDefinition
  readonly hints: Hints
  readonly bounds: Bounds
  /** Notes that a bound cut something off. */
  readonly reach: (bound: BoundName) => void
}

const suggestionsOf = ({ hints, bounds, reach }: Source, facts: Facts) => ({
  hints,
  facts,
  limit: bounds.values,
  cut: () => {
    reach('values')
  },
})

/** Calls in two groups: those whose input the schema accepts, and those in which it refuses one member. */
export interface Calls {
  readonly accepted: readonly Call[]
  readonly refused: readonly Call[]
  readonly choices: readonly Choice[]
}

const toCalls = ({ accepted, refused, choices }: Inputs, call: (input: Inputs['accepted'][number]) => Call): Calls => ({
  accepted: accepted.map(call),
  refused: refused.map(call),
  choices,
})

/** The creations to try: under one id, or under those that a rule asks for. */
export const creationsOf = (source: Source): Calls => {
  const { definition, hints, bounds, reach } = source
  const isBranched = definition.document.create.outcomes !== undefined
  const [root, place] = isBranched ? ['arguments', argumentPlace(creationName, [])] : ['fields', fieldPlace([])]
  const accepts: AcceptsMember = (fields, name) => isSilentOn(`${root}.${name}`, normalizeFields(definition, fields))
  const inputs = inputsFor(creationSchema(definition), place, suggestionsOf(source, {}), accepts, bounds.creations)
  if (inputs.isCut) reach('creations')
  const { accepted, refused, choices } = toCalls(inputs, (fields) => ({ command: 'create', id: 'a', fields }))
  const texts = hintedValues(hints.get(idPlace) ?? [], {}).filter((id) => typeof id === 'string')
  const ids = [...new Set(texts)].filter((id) => id !== 'a').slice(0, bounds.values)
  const first = inputs.accepted.slice(0, 1)
  const others = ids.flatMap((id) => first.map((fields): Call => ({ command: 'create', id, fields })))
  return { accepted: [...accepted.slice(0, 1), ...others, ...accepted.slice(1)], refused, choices }
}

const isOpen = ({ other, addedTo }: Hint): boolean => addedTo !== undefined || canonical(other).includes('"$')

/** Makes the calls of an operation on an instance. */
export type MakeCalls = (operation: string, instance: EntityInstance) => Calls

/** The maker of calls: it makes the same ones where what its arguments are compared with is the same. */
export const callsOf = (source: Source): MakeCalls => {
  const { definition, hints, bounds, reach } = source
  const document: DefinitionDocument = definition.document
  const known = new Map<string, Calls>()
  return (operation, instance) => {
    const place = argumentPlace(operation, [])
    const prefix = place.slice(0, -1)
    const open = [...hints].filter(([own]) => own.startsWith(prefix)).flatMap(([, own]) => own.filter(isOpen))
    const key = canonical([operation, hintedValues(open, { instance })])
    const made = known.get(key)
    if (made !== undefined) return made
    const accepts: AcceptsMember = (args, name) =>
      isSilentOn(`arguments.${name}`, normalizeArguments(definition, operation, args))
    const schema = (document.operations[operation] as DefinitionDocument['operations'][string]).arguments
    const inputs = inputsFor(schema, place, suggestionsOf(source, { instance }), accepts, bounds.calls)
    if (inputs.isCut) reach('calls')
    const calls = toCalls(inputs, (args) => ({ command: 'execute', operation, arguments: args }))
    known.set(key, calls)
    return calls
  }
}
