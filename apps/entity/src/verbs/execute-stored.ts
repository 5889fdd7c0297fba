import type { JsonNumber, Registry } from '@assent/kernel'
import type { ShellError, StoredRuntime, Subject } from '@assent/shell'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { revisionOf } from '../flags/revision.js'
import { readValue } from '../input/read-value.js'
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
  { operation, arguments: givenArguments = '{}', expectedRevision: revisionFlag, format = 'json' }: ExecuteFlags,
  { registry, entity }: { readonly registry: Registry; readonly entity: string },
  world: World,
): TE.TaskEither<Failure, Output> =>
  pipe(
    readValue('--arguments', givenArguments, world),
    TE.flatMap((args) =>
      withStore({ name: store, use: 'ask' }, registry, world, (runtime) =>
        pipe(
          expectedRevisionOf(revisionFlag, { entity, id }, runtime),
          TE.flatMap((expectedRevision) =>
            runtime.execute({ entity, id, expectedRevision, operation, arguments: args, recording }),
          ),
        ),
      ),
    ),
    TE.map(({ commit }) => printCommit(commit, format)),
  )
