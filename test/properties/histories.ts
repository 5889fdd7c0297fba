import type { Semantics, ValidatedDefinition } from '@assent/kernel'
import { arbitrary, definitionOf, withEvents, type History } from '@assent/testing'
import type fc from 'fast-check'

/** Histories under any definition, also of a creation that is refused. */
export const anyHistory = (semantics: Semantics = 'kernel/1'): fc.Arbitrary<History> =>
  arbitrary.definition({ semantics }).chain((definition) => arbitrary.history(definition))

const begunUnder = (definitions: fc.Arbitrary<ValidatedDefinition>): fc.Arbitrary<History> =>
  definitions.chain((definition) => arbitrary.history(definition)).filter(({ decisions }) => decisions.length > 0)

/** Histories with a creation at least. */
export const begunHistory = (semantics: Semantics = 'kernel/1'): fc.Arbitrary<History> =>
  begunUnder(arbitrary.definition({ semantics }))

/** Histories of which every decision has events. */
export const eventfulHistory = (): fc.Arbitrary<History> =>
  begunUnder(arbitrary.document().map((document) => definitionOf(withEvents(document))))
