import type { JsonNumber, ValidatedDefinition } from '@assent/kernel'
import type { ShellError, StoredDecision, StoredObservation, StoredRuntime } from '@assent/shell'
import type { StoreCommand } from '@assent/testing'
import { isRight, type Either } from 'fp-ts/lib/Either.js'

export type Answer = Either<ShellError, StoredDecision | StoredObservation>

/** Somebody who looks at a subject and then asks for something, so that the request says what was seen. */
export interface Actor {
  readonly look: (command: StoreCommand) => Promise<() => Promise<Answer>>
}

const behind = (held: JsonNumber | undefined, revisions: number): number => Math.max(1, Number(held ?? 1) - revisions)

/** An actor before a runtime. Record ids are one case's own, since many cases share a store. */
export const actorOn = (runtime: StoredRuntime, { entity, version }: ValidatedDefinition, marker: string): Actor => {
  // The same command again is the same request again: what was seen first stays said.
  const seen = new Map<StoreCommand, number>()

  const revisionFor = async (command: StoreCommand & { readonly behind: number }): Promise<number> => {
    const held = await runtime.get({ entity, id: command.id })()
    const revision = seen.get(command) ?? behind(isRight(held) ? held.right.revision : undefined, command.behind)
    seen.set(command, revision)
    return revision
  }

  return {
    look: async (command) => {
      const { id } = command
      const recording = { ...command.recording, record_id: `${marker} ${command.recording.record_id}` }
      if (command.kind === 'create') return runtime.create({ entity, version, id, fields: command.fields, recording })
      const revision = await revisionFor(command)
      if (command.kind === 'observe')
        return runtime.observe({ entity, id, revision, document: command.document, recording })
      const { operation, arguments: args, fulfillments } = command
      const actions = fulfillments === undefined ? {} : { fulfillments }
      return runtime.execute({
        entity,
        id,
        expectedRevision: revision,
        operation,
        arguments: args,
        ...actions,
        recording,
      })
    },
  }
}
