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
  | { readonly kind: 'observe'; readonly id: string; readonly behind: number; readonly document: Json; readonly recording: Recording }

const id = fc.constantFrom('a', 'b', '\u{1f600}')
const behind = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1) })

// Few names, so that some requests take the name of another.
const recorded = fc
  .tuple(recording(), fc.nat(19))
  .map(([members, index]): Recording => ({ ...members, record_id: `record-${index}` }))

const command = (definition: ValidatedDefinition): fc.Arbitrary<StoreCommand> => {
  const operation = (name: string): fc.Arbitrary<StoreCommand> =>
    fc.record({
      kind: fc.constant('execute' as const),
      id,
      operation: fc.constant(name),
      arguments: fc.oneof({ weight: 9, arbitrary: argumentsFor(definition, name) }, { weight: 1, arbitrary: json() }),
      behind,
      recording: recorded,
    })
  const create = fc.record({
    kind: fc.constant('create' as const),
    id,
    fields: fc.oneof({ weight: 9, arbitrary: fieldsFor(definition) }, { weight: 1, arbitrary: json() }),
    recording: recorded,
  })
  const observe = fc.record({ kind: fc.constant('observe' as const), id, behind, document: json(1), recording: recorded })
  const operations = Object.keys(definition.document.operations).map(operation)
  return fc.oneof({ weight: 2, arbitrary: create }, { weight: 1, arbitrary: observe }, ...operations.map((arbitrary) => ({ weight: 2, arbitrary })))
}

/**
 * Requests under one definition, at most `maxLength`: creations, executions and observations of three subjects, some
 * stale, some malformed, some under a record id that is taken, and some made twice.
 */
export const commands = (definition: ValidatedDefinition, maxLength = 8): fc.Arbitrary<readonly StoreCommand[]> =>
  fc
    .array(fc.tuple(command(definition), fc.nat(5)), { maxLength })
    .map((made) => made.flatMap(([one, chance]) => (chance === 5 ? [one, one] : [one])))
