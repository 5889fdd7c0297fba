import {
  decideCreate,
  decideCreateDerived,
  type CoreError,
  type Decision,
  type ValidatedDefinition,
} from '@assent/kernel'
import type { Recording, ShellError, StoredDecision, StoredRuntime } from '@assent/shell'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'

/** A creation at the id that was given, or at the one that is derived from the identity (SR-92). */
export interface NewInstance {
  readonly decide: (fields: unknown) => Either<CoreError, Decision>
  readonly store: (
    runtime: StoredRuntime,
    fields: unknown,
    recording: Recording,
  ) => TaskEither<ShellError, StoredDecision>
}

const given = (definition: ValidatedDefinition, id: string): NewInstance => {
  const { entity, version } = definition
  return {
    decide: (fields) => decideCreate(definition, { id, fields }),
    store: (runtime, fields, recording) => runtime.create({ entity, version, id, fields, recording }),
  }
}

const derived = (definition: ValidatedDefinition): NewInstance => {
  const { entity, version } = definition
  return {
    decide: (fields) => decideCreateDerived(definition, { fields }),
    store: (runtime, fields, recording) => runtime.createDerived({ entity, version, fields, recording }),
  }
}

/** What `--id` says; it may be left out where the definition has an identity. */
export const newInstance = (definition: ValidatedDefinition, id: string | undefined): Either<Failure, NewInstance> => {
  if (id !== undefined) return right(given(definition, id))
  return definition.document.identity === undefined
    ? left(usage(`\`--id <id>\` is missing: \`${definition.entity}\` has no identity to derive it from`))
    : right(derived(definition))
}
