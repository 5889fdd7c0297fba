import type { Json, ValidatedDefinition } from '@assent/kernel'
import type { Recording } from '@assent/shell'
import fc from 'fast-check'
import { argumentsFor, fieldsFor } from './input.js'
import { json } from './json.js'
import { recording } from './recording.js'

/** One request to a stored runtime, about one of a few subjects. */
export type StoreCommand =
  | { readonly kind: 'create'; readonly id: string; readonly fields: Json; readonly recording: Recording }
  | {
      readonly kind: 'execute'
      readonly id: string
      readonly operation: string
      readonly arguments: Json
      /** How many revisions behind the stored one the caller is: mostly 0, else the request is stale. */
      readonly behind: number
      readonly recording: Recording
    }
  | {
      readonly kind: 'observe'
      readonly id: string
      readonly behind: number
      readonly document: Json
      readonly recording: Recording
    }

// The first subject, which is always created, gets most of the requests.
const first = 'a'
const id = fc.oneof(
  { weight: 4, arbitrary: fc.constant(first) },
  { weight: 1, arbitrary: fc.constantFrom('b', '\u{1f600}') },
)
const behind = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1) })

// Few names, so that some requests take the name of another.
const recorded = fc
  .tuple(recording(), fc.nat(19))
  .map(([members, index]): Recording => ({ ...members, record_id: `record-${index}` }))

const mostly = (valid: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: json() })

const creation = (definition: ValidatedDefinition): fc.Arbitrary<StoreCommand> =>
  fc.record({
    kind: fc.constant('create' as const),
    id,
    fields: mostly(fieldsFor(definition)),
    recording: recorded,
  })

const execution = (definition: ValidatedDefinition, operation: string): fc.Arbitrary<StoreCommand> =>
  fc.record({
    kind: fc.constant('execute' as const),
    id,
    operation: fc.constant(operation),
    arguments: mostly(argumentsFor(definition, operation)),
    behind,
    recording: recorded,
  })

const observation: fc.Arbitrary<StoreCommand> = fc.record({
  kind: fc.constant('observe' as const),
  id,
  behind,
  document: json(1),
  recording: recorded,
})

const command = (definition: ValidatedDefinition): fc.Arbitrary<StoreCommand> => {
  const executions = Object.keys(definition.document.operations).map((operation) => execution(definition, operation))
  return fc.oneof(
    { weight: 1, arbitrary: creation(definition) },
    { weight: 1, arbitrary: observation },
    ...executions.map((arbitrary) => ({ weight: 3, arbitrary })),
  )
}

/**
 * Requests under one definition: a creation, then at most `maxLength` creations, executions and observations of three
 * subjects, some stale, some malformed, some under a record id that is taken, some made twice.
 */
export const commands = (definition: ValidatedDefinition, maxLength = 8): fc.Arbitrary<readonly StoreCommand[]> => {
  const opening = creation(definition).map((made) => ({ ...made, id: first }))
  const rest = fc.array(fc.tuple(command(definition), fc.nat(5)), { maxLength })
  return fc
    .tuple(opening, rest)
    .map(([made, others]) => [made, ...others.flatMap(([one, chance]) => (chance === 5 ? [one, one] : [one]))])
}
