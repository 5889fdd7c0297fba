import type { ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { commands, type StoreCommand } from '../../arbitrary/commands.js'

/** A definition and requests under it. */
export interface Scene {
  readonly definition: ValidatedDefinition
  readonly commands: readonly StoreCommand[]
  /** How many turns each request waits before it begins, where several are made at once. */
  readonly delays: readonly number[]
}

/** Scenes of a creation and at most so many further requests about three subjects. */
export const scenes = (definitions: fc.Arbitrary<ValidatedDefinition>, maxLength = 10): fc.Arbitrary<Scene> =>
  definitions.chain((definition) =>
    fc.record({
      definition: fc.constant(definition),
      commands: commands(definition, maxLength),
      delays: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
    }),
  )

let played = 0

/** A word that no other case has: many cases share a store, each with subjects and record ids of its own. */
export const ownMarker = (): string => {
  played += 1
  return `case ${String(played).padStart(6, '0')}`
}

/** The command about a subject, and under a record id, of this case alone. */
export const marked = (command: StoreCommand, marker: string): StoreCommand => ({
  ...command,
  id: `${marker} ${command.id}`,
  recording: { ...command.recording, record_id: `${marker} ${command.recording.record_id}` },
})

/** The ids that the requests of a case are about. */
export const subjectIds = (all: readonly StoreCommand[]): readonly string[] => [...new Set(all.map(({ id }) => id))]
