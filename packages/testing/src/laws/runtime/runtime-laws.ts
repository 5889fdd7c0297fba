import { ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import type { Law, LawOptions } from '../law.js'
import { keeper } from '../stored/keeper.js'
import { storedLaw, type StoredLaw } from '../stored/stored-law.js'
import { answersAtOnce } from './at-once.js'
import { answersInTurn } from './in-turn.js'
import type { LawRuntime, Runtimes } from './law-runtime.js'
import { otherBytesConflict } from './other-bytes.js'
import { otherSubjectConflicts } from './other-subject.js'
import { refusedChangesNothing } from './refused.js'
import { retriesAnswerTheSame } from './retries.js'
import { runtimeCase, type RuntimeCase } from './runtime-case.js'
import { staleIsRefused } from './stale.js'
import { historyVerifies } from './verifies.js'

const all: readonly StoredLaw<RuntimeCase>[] = [
  refusedChangesNothing,
  retriesAnswerTheSame,
  otherBytesConflict,
  staleIsRefused,
  otherSubjectConflicts,
  historyVerifies,
  answersInTurn,
  answersAtOnce,
]

/** How the laws of a runtime are tried. */
export interface RuntimeLawOptions extends LawOptions {
  /** Opens another runtime over the same data, through which half of the requests are made that come at once. */
  readonly another?: (runtime: LawRuntime, definition: ValidatedDefinition) => Promise<LawRuntime>
}

const opened =
  (open: (definition: ValidatedDefinition) => Promise<LawRuntime>, { another }: RuntimeLawOptions) =>
  async (definition: ValidatedDefinition): Promise<Runtimes> => {
    const first = await open(definition)
    return { first, second: another === undefined ? first : await another(first, definition) }
  }

/**
 * The laws of a stored runtime for a definition, or for every definition that an arbitrary makes: random requests, some
 * stale, some malformed, some made twice, some under record ids that are taken, one after the other and at the same
 * time, against a plain reading of the specification in memory.
 *
 * `open` answers a runtime in which the definition is registered. It is asked once a law and definition, and what it
 * gave is closed then. Several may share a store, which may hold other things, but not what another process tried laws
 * on. Under a definition with an identity it is asked once a case, and what it gives is empty, for ids are derived.
 *
 * @example
 * for (const law of laws.runtime(refund, () => openMyRuntime())) it(law.name, law.run)
 */
export const runtimeLaws = (
  definitions: ValidatedDefinition | fc.Arbitrary<ValidatedDefinition>,
  open: (definition: ValidatedDefinition) => Promise<LawRuntime>,
  options: RuntimeLawOptions = {},
): readonly Law[] => {
  const tried = ValidatedDefinition.is(definitions) ? fc.constant(definitions) : definitions
  const keeperOf = () => keeper(opened(open, options), ({ first, second }) => [first, second])
  return all.map((law) => storedLaw(law, keeperOf, runtimeCase, tried, options))
}
