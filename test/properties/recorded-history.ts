import type { Decision, ValidatedDefinition } from '@assent/kernel'
import { arbitrary, type AuthoredDefinition, type AuthoredOperation } from '@assent/testing'
import type fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { definitionOf } from './definition-of.js'
import { storyOf, tell } from './story.js'

/** What the kernel decided of one instance, at least its creation. */
export interface History {
  readonly definition: ValidatedDefinition
  readonly decisions: readonly Decision[]
}

const historyOf = (definition: ValidatedDefinition): fc.Arbitrary<History> =>
  storyOf(definition).map((story) => ({
    definition,
    decisions: tell(story)
      .filter(isRight)
      .map((answer) => answer.right),
  }))

const isBegun = ({ decisions }: History): boolean => decisions.length > 0

/** Histories under any definition. */
export const history = (): fc.Arbitrary<History> => arbitrary.definition().chain(historyOf).filter(isBegun)

const withEvent = ({ emit, emits, ...operation }: AuthoredOperation): AuthoredOperation => {
  const events = emit ?? emits ?? []
  return { ...operation, emits: events.length > 0 ? events : [{ type: 'Done' }] }
}

const withEvents = (document: AuthoredDefinition): AuthoredDefinition => {
  const operations = Object.entries(document.operations ?? {}).map(([name, operation]) => [name, withEvent(operation)])
  return {
    ...document,
    create: { emit: document.create?.emit ?? { type: 'Begun' } },
    operations: Object.fromEntries(operations) as { readonly [name: string]: AuthoredOperation },
  }
}

/** Histories of which every decision has events. */
export const eventfulHistory = (): fc.Arbitrary<History> =>
  arbitrary
    .document()
    .map((document) => definitionOf(withEvents(document)))
    .chain(historyOf)
    .filter(isBegun)
