import { ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import type { Law, LawOptions } from '../law.js'
import { changesNothing } from './changes-nothing.js'
import { defaultsApplied } from './defaults-applied.js'
import { deterministic } from './deterministic.js'
import { eventsDeclared } from './events-declared.js'
import { eventsRebuild } from './events-rebuild.js'
import { explains } from './explains.js'
import { fitsSchema } from './fits-schema.js'
import { foresees } from './foresees.js'
import { invariantsHold } from './invariants-hold.js'
import { isAbout, kernelLaw, type KernelLaw } from './kernel-law.js'
import { plainReading } from './plain-reading.js'
import { rehydrates } from './rehydrates.js'
import { replays } from './replays.js'
import { rulesAnswered } from './rules-answered.js'
import { idsDerived } from './service/ids-derived.js'
import { notRehydrated } from './service/not-rehydrated.js'
import { outcomesNamed } from './service/outcomes-named.js'
import { stepsAgree } from './service/steps-agree.js'
import { setReadsBefore } from './set-reads-before.js'
import { stepsByOne } from './steps-by-one.js'
import { undeclaredRefused } from './undeclared-refused.js'
import { unknownKeysRefused } from './unknown-keys-refused.js'
import { valuesJudged } from './values-judged.js'
import { writtenCanonically } from './written-canonically.js'

// From one thing that is always so to everything: the first that breaks says most.
const all: readonly KernelLaw[] = [
  unknownKeysRefused,
  undeclaredRefused,
  changesNothing,
  deterministic,
  stepsByOne,
  valuesJudged,
  defaultsApplied,
  rulesAnswered,
  setReadsBefore,
  fitsSchema,
  invariantsHold,
  eventsDeclared,
  eventsRebuild,
  writtenCanonically,
  replays,
  rehydrates,
  explains,
  foresees,
  stepsAgree,
  idsDerived,
  outcomesNamed,
  notRehydrated,
  plainReading,
]

/** How the laws of the kernel are tried. */
export interface KernelLawOptions extends LawOptions {
  /** The rules that all definitions of an arbitrary are under: laws of the others are not asked. */
  readonly rules?: 'kernel' | 'service'
}

/**
 * The laws of the kernel for a definition, or for every definition that an arbitrary makes: whatever is created and
 * executed under it, with arguments that fit and that do not, on instances as they are and as no decision left them.
 *
 * Of a definition under the service rules those are asked that are about them. Under an arbitrary of both kinds, a law
 * counts as passed over what it is not about.
 *
 * What a law expects comes from a second, plain reading of the specification, not from the kernel.
 *
 * @example
 * for (const law of laws.kernel(refund)) it(law.name, law.run)
 */
export const kernelLaws = (
  definitions: ValidatedDefinition | fc.Arbitrary<ValidatedDefinition>,
  options: KernelLawOptions = {},
): readonly Law[] => {
  if (!ValidatedDefinition.is(definitions)) {
    const wanted = all.filter(({ rules }) => rules === undefined || rules === (options.rules ?? rules))
    return wanted.map((law) => kernelLaw(law, definitions, options))
  }
  const about = all.filter((law) => isAbout(law, definitions))
  return about.map((law) => kernelLaw(law, fc.constant(definitions), options))
}
