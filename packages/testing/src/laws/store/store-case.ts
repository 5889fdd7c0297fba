import type { ValidatedDefinition } from '@assent/kernel'
import type { Store } from '@assent/shell'
import type { Held } from '../../model/held.js'
import type { Actor } from '../stored/actor.js'
import { outcomeOf } from '../stored/outcome.js'
import { subjectIds, type Scene } from '../stored/scene.js'
import type { StoredCase } from '../stored/stored-law.js'
import { dumpHeld, dumpKept, type Kept } from './dump.js'
import { expectedWrite, performWrite, writeOf, type StoreWrite } from './write.js'

/** A store, and another handle on its data, which is the same one where there is no other. */
export interface Stores {
  readonly first: Store
  readonly second: Store
}

/** A case of a law of a store. */
export interface WritingCase extends StoredCase<StoreWrite> {
  readonly store: Store
  readonly definition: ValidatedDefinition
  readonly kept: Kept
}

/** The case of a scene before a store. */
export const writingCase = ({ first, second }: Stores, scene: Scene, marker: string): WritingCase => {
  const { definition, commands, delays } = scene
  const recordIds = [...new Set(commands.map(({ recording }) => recording.record_id))]
  const kept = { entity: definition.entity, ids: subjectIds(commands), recordIds, marker }
  const actor: Actor<StoreWrite> = {
    requestFor: (command, held) => writeOf(definition, command, held),
    perform: (write, hand) => outcomeOf(performWrite(hand === 0 ? first : second, write)),
    expected: expectedWrite,
    dump: () => dumpKept(first, kept),
    dumpOf: (held: Held) => dumpHeld(held, kept),
  }
  return { actor, commands, delays, store: first, definition, kept }
}
