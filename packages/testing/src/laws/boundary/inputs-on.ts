import {
  canonical,
  normalizeArguments,
  type EntityInstance,
  type ObjectSchemaDocument,
  type ValidatedDefinition,
} from '@assent/kernel'
import { withDefaults, type Bounds } from '../../explore/bounds.js'
import { hintsOf } from '../../explore/hints.js'
import { inputsFor, type AcceptsMember, type Inputs } from '../../explore/inputs.js'
import { hintedValues } from '../../explore/near/hinted-values.js'
import { argumentPlace, rebased } from '../../explore/reference.js'
import { isSilentOn } from '../../explore/silent-on.js'
import { schemaOf } from './operation-of.js'
import type { Principal } from './port.js'

/** The arguments to try on an instance: those that the caller supplies, with the trusted ones as facts. */
export type InputsOn = (instance: EntityInstance, principal: Principal) => Inputs

/** The arguments that a caller supplies: all but the trusted ones. */
export const callersSchema = (schema: ObjectSchemaDocument, { trusted }: Principal): ObjectSchemaDocument => ({
  ...schema,
  fields: Object.fromEntries(Object.entries(schema.fields).filter(([name]) => !Object.hasOwn(trusted, name))),
})

/** Makes the arguments to try: the same ones where what they are compared with is the same. */
export const inputsOn = (definition: ValidatedDefinition, operation: string, bounds: Partial<Bounds>): InputsOn => {
  const hints = hintsOf(definition.document)
  const { values, calls } = withDefaults(bounds)
  const accepts: AcceptsMember = (args, name) =>
    isSilentOn(`arguments.${name}`, normalizeArguments(definition, operation, args))
  const schema = schemaOf(definition, operation)
  const place = argumentPlace(operation, [])
  const own = [...hints].flatMap(([at, known]) => (rebased(at, place, place) === undefined ? [] : known))
  const known = new Map<string, Inputs>()
  return (instance, principal) => {
    const facts = { instance, arguments: principal.trusted }
    const key = canonical([principal.name, hintedValues(own, facts)])
    const made = known.get(key)
    if (made !== undefined) return made
    const suggestions = { hints, facts, limit: values, cut: () => undefined }
    const inputs = inputsFor(callersSchema(schema, principal), place, suggestions, accepts, calls)
    known.set(key, inputs)
    return inputs
  }
}
