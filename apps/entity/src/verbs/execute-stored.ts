import type { JsonNumber, Registry } from '@assent/kernel'
import type { ShellError, StoredRuntime, Subject } from '@assent/shell'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { revisionOf } from '../flags/revision.js'
import { readRelations } from '../input/read-relations.js'
import { readFulfillments, readValue } from '../input/read-value.js'
import { withStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import { printCommit } from '../print/answer-decision.js'
import type { World } from '../world.js'
import type { ExecuteFlags, StoredTarget } from './execute-target.js'

type Answer<A> = TE.TaskEither<ShellError, A>

/** Without the flag it is the stored one: a repeat after the subject moved then names another request (L-15). */
const expectedRevisionOf = (flag: string | undefined, subject: Subject, runtime: StoredRuntime): Answer<JsonNumber> =>
  flag === undefined
    ? pipe(
        runtime.get(subject),
        TE.map(({ revision }) => revision),
      )
    : TE.right(revisionOf(flag))

/** Decides on the stored instance and keeps the decision; the stored commit is printed (L-14). */
export const executeStored = (
  { store, id, recording }: StoredTarget,
  flags: ExecuteFlags,
  { registry, entity }: { readonly registry: Registry; readonly entity: string },
  world: World,
): TE.TaskEither<Failure, Output> => {
  const { operation, arguments: givenArguments = '{}', fulfillments, expectedRevision, format = 'json' } = flags
  return pipe(
    TE.Do,
    TE.bind('arguments', () => readValue('--arguments', givenArguments, world)),
    TE.bind('fulfillments', () => readFulfillments(fulfillments, world)),
    TE.bind('relations', () => readRelations(flags, world)),
    TE.flatMap(({ relations, ...read }) =>
      withStore({ name: store, use: 'ask' }, { registry, relations }, world, (runtime) =>
        pipe(
          expectedRevisionOf(expectedRevision, { entity, id }, runtime),
          TE.flatMap((revision) =>
            runtime.execute({ ...read, entity, id, expectedRevision: revision, operation, recording }),
          ),
        ),
      ),
    ),
    TE.map(({ commit }) => printCommit(commit, format)),
  )
}
