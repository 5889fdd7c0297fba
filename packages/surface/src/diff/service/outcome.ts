import type { ObjectSchemaDocument, OutcomeDocument, RefusesDocument } from '@assent/kernel'
import { assignmentChanges } from '../assignments.js'
import { breaksCallers, compatible, type DefinitionChange } from '../change.js'
import { eventChanges } from '../events.js'
import type { TemplateScope } from '../may-refuse.js'
import { copyChanges } from './copies.js'
import { effectChanges } from './effect.js'
import { fulfilmentChanges } from './fulfilments.js'
import { answerChanges } from './response.js'
import { takenChanges, type Concerned } from './taken.js'

/** What the outcomes of one command stand in. */
export interface OutcomeScope extends TemplateScope {
  readonly response: ObjectSchemaDocument
  /** Does the definition ask anything of every instance? */
  readonly hasInvariants: boolean
}

const errorChanges = (path: string, was: RefusesDocument, is: RefusesDocument): readonly DefinitionChange[] => [
  ...(was.error === is.error
    ? []
    : [breaksCallers(path, `\`${was.error}\` -> \`${is.error}\``, 'a refusal names another error')]),
  ...(was.message === is.message ? [] : [compatible(path, 'another message', 'it is the reason for people')]),
]

const addedCopy =
  ({ hasInvariants }: OutcomeScope) =>
  (path: string, change: string): DefinitionChange =>
    hasInvariants
      ? breaksCallers(path, change, 'an invariant may refuse what it writes')
      : compatible(path, change, 'the outcome writes this field too')

const acceptedChanges = (path: string, was: OutcomeDocument, is: OutcomeDocument, scope: OutcomeScope) => [
  ...effectChanges(`${path}.effect`, was, is),
  ...assignmentChanges(`${path}.set`, was.set ?? {}, is.set ?? {}, scope),
  ...copyChanges(`${path}.set_if_present`, was.set_if_present, is.set_if_present, addedCopy(scope)),
  ...fulfilmentChanges(`${path}.fulfills`, was.fulfills, is.fulfills),
  ...eventChanges(`${path}.emits`, was.emits ?? [], is.emits ?? [], scope),
  ...answerChanges(path, was, is, scope.response, scope),
]

const endingChanges = (path: string, was: OutcomeDocument, is: OutcomeDocument, scope: OutcomeScope) => {
  const at = `${path}.refuses`
  if (was.refuses === undefined)
    return is.refuses === undefined
      ? acceptedChanges(path, was, is, scope)
      : [breaksCallers(at, `added: \`${is.refuses.error}\``, 'a call that it took is refused')]
  return is.refuses === undefined
    ? [compatible(at, `removed: \`${was.refuses.error}\``, 'a call that it refused is accepted')]
    : errorChanges(at, was.refuses, is.refuses)
}

/** One outcome that both definitions have. */
export const outcomeChanges = (
  path: string,
  was: OutcomeDocument,
  is: OutcomeDocument,
  concerned: Concerned,
  scope: OutcomeScope,
): readonly DefinitionChange[] => [...takenChanges(path, was, is, concerned), ...endingChanges(path, was, is, scope)]
