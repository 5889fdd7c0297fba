import type { ValidatedDefinition } from '@assent/kernel'
import { answerTo, type StoredRequest } from '../../model/runtime.js'
import type { Actor } from '../stored/actor.js'
import { outcomeOf } from '../stored/outcome.js'
import { subjectIds, type Scene } from '../stored/scene.js'
import type { StoredCase } from '../stored/stored-law.js'
import { dumpHeldRuntime, dumpRuntime, type Subjects } from './dump.js'
import type { LawRuntime, Runtimes } from './law-runtime.js'
import { perform, requestOf } from './request.js'

/** A case of a law of a runtime. */
export interface RuntimeCase extends StoredCase<StoredRequest> {
  readonly runtime: LawRuntime
  readonly definition: ValidatedDefinition
  readonly subjects: Subjects
  /** What every id and every record id of the case begins with. */
  readonly marker: string
}

/** The case of a scene before a runtime. */
export const runtimeCase = ({ first, second }: Runtimes, scene: Scene, marker: string): RuntimeCase => {
  const { definition, commands, delays } = scene
  const subjects = { entity: definition.entity, ids: subjectIds(commands), marker }
  const actor: Actor<StoredRequest> = {
    requestFor: (command, held) => requestOf(definition, command, held),
    perform: (request, hand) => outcomeOf(perform(hand === 0 ? first : second, request)),
    expected: (request, held) => answerTo(definition, held, request),
    dump: () => dumpRuntime(first, subjects),
    dumpOf: (held) => dumpHeldRuntime(held, subjects),
  }
  return { actor, commands, delays, runtime: first, definition, subjects, marker }
}
