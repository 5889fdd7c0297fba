import type { Json, ValidatedDefinition } from '@assent/kernel'
import type { Recording } from '@assent/shell'
import fc from 'fast-check'
import { json } from './json.js'
import { malformedRecording } from './malformed-recording.js'
import { mostlyArgumentsFor, mostlyFieldsFor } from './mostly.js'
import { recording } from './recording.js'
import { actionsFor } from './service/actions.js'
import { identified } from './service/identified.js'
import type { StoreCommand } from './store-command.js'

export type { StoreCommand } from './store-command.js'

// The first subject, which is always created, gets most of the requests. Careless stores take others for it, or for one
// another; the last no store takes.
const first = 'a'
const id = fc.oneof(
  { weight: 4, arbitrary: fc.constant(first) },
  { weight: 1, arbitrary: fc.constantFrom('b', 'A', 'a ', '\u00e9', 'e\u0301', '\u{1f600}', 'a\u0000') },
)
const behind = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(1, 1, -1) })

// Few names, so that some requests take the name of another.
const recorded = fc.oneof(
  {
    weight: 15,
    arbitrary: fc
      .tuple(recording(), fc.nat(19))
      .map(([members, index]): Recording => ({ ...members, record_id: `record-${index}` })),
  },
  { weight: 1, arbitrary: malformedRecording() },
)

const creation = (definition: ValidatedDefinition): fc.Arbitrary<StoreCommand> =>
  fc.record({
    kind: fc.constant('create' as const),
    id,
    fields: mostlyFieldsFor(definition),
    recording: recorded,
  })

const executionOf = (operation: fc.Arbitrary<string>, args: fc.Arbitrary<Json>): fc.Arbitrary<StoreCommand> =>
  fc.record({ kind: fc.constant('execute' as const), id, operation, arguments: args, behind, recording: recorded })

const execution = (definition: ValidatedDefinition, operation: string): fc.Arbitrary<StoreCommand> => {
  const plain = executionOf(fc.constant(operation), mostlyArgumentsFor(definition, operation))
  const actions = actionsFor(definition, operation)
  if (actions === undefined) return plain
  const fulfilled = fc.tuple(plain, actions).map(([made, fulfillments]) => ({ ...made, fulfillments }))
  return fc.oneof({ weight: 1, arbitrary: plain }, { weight: 3, arbitrary: fulfilled })
}

const unknownExecution = executionOf(fc.constantFrom('no such operation', 'toString', ''), json(0))

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
    { weight: 3, arbitrary: creation(definition) },
    { weight: 3, arbitrary: observation },
    { weight: 1, arbitrary: unknownExecution },
    ...(executions.length === 0 ? [] : [{ weight: 12, arbitrary: fc.oneof(...executions) }]),
  )
}

// Of six requests one is made again at once, and one after all others: a retry that comes late.
const repeated = (commanded: readonly (readonly [StoreCommand, number])[]): readonly StoreCommand[] => [
  ...commanded.flatMap(([one, chance]) => (chance === 5 ? [one, one] : [one])),
  ...commanded.filter(([, chance]) => chance === 4).map(([one]) => one),
]

/**
 * Requests under one definition: a creation, then at most `maxLength` creations, executions and observations of a few
 * subjects, and some of all these once more, at once or at the end. Some are stale, some ahead; some have malformed
 * fields, arguments or recordings, an unknown operation, a record id that is taken, a subject that is taken, is not
 * there, or cannot be stored.
 */
export const commands = (definition: ValidatedDefinition, maxLength = 8): fc.Arbitrary<readonly StoreCommand[]> => {
  const chance = fc.nat(5)
  const opening = creation(definition).map((made): StoreCommand => ({ ...made, id: first }))
  return fc
    .tuple(fc.tuple(opening, chance), fc.array(fc.tuple(command(definition), chance), { maxLength }))
    .map(([made, others]) => identified(definition, repeated([made, ...others])))
}
