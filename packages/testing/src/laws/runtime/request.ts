import type { ValidatedDefinition } from '@assent/kernel'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreCommand } from '../../arbitrary/commands.js'
import { instanceIn, type Held } from '../../model/held.js'
import type { StoredRequest } from '../../model/runtime.js'
import { revisionBehind } from '../stored/revision-behind.js'
import type { LawRuntime } from './law-runtime.js'

/** The request of somebody who saw what is held. */
export const requestOf = (
  { entity, version }: ValidatedDefinition,
  command: StoreCommand,
  held: Held,
): StoredRequest => {
  const { id, recording } = command
  if (command.kind === 'create')
    return { call: 'create', request: { entity, version, id, fields: command.fields, recording } }
  const revision = revisionBehind(instanceIn(held, { entity, id }), command.behind)
  if (command.kind === 'observe')
    return { call: 'observe', request: { entity, id, revision, document: command.document, recording } }
  const { operation, arguments: args, fulfillments } = command
  const actions = fulfillments === undefined ? {} : { fulfillments }
  return {
    call: 'execute',
    request: { entity, id, expectedRevision: revision, operation, arguments: args, ...actions, recording },
  }
}

/** Makes a request of a runtime. */
export const perform = (runtime: LawRuntime, { call, request }: StoredRequest): TaskEither<unknown, unknown> => {
  switch (call) {
    case 'create':
      return runtime.create(request)
    case 'execute':
      return runtime.execute(request)
    case 'observe':
      return runtime.observe(request)
  }
}
