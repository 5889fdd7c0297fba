import type { CreateDocument, DefinitionDocument, OperationDocument } from '@assent/kernel'
import { emptySchema, hasOutcomes } from '../../json-schema/command.js'
import { wrongStates } from '../../json-schema/service/outcome-states.js'
import { breaksCallers, type DefinitionChange } from '../change.js'
import { memberChanges } from '../field.js'
import { givenTo } from '../place.js'
import type { OutcomeScope } from './outcome.js'
import { outcomeListChanges } from './outcomes.js'
import { responseChanges } from './response.js'

type Command = Pick<CreateDocument, 'arguments' | 'response' | 'outcomes'>

const scopeIn = ({ schema, invariants }: DefinitionDocument, command: Command, fillsFields: boolean): OutcomeScope => ({
  fields: schema.fields,
  arguments: command.arguments?.fields ?? {},
  fillsFields,
  response: command.response ?? emptySchema,
  hasInvariants: invariants.length > 0,
})

/** Are outcomes what decides a command in the one definition, and something else in the other? */
export const isDecidedOtherwise = (was: Command, is: Command): boolean => hasOutcomes(was) !== hasOutcomes(is)

/** A command that has outcomes in one of the two definitions only. */
export const otherwiseDecided = (path: string, is: Command): DefinitionChange =>
  breaksCallers(
    `${path}.outcomes`,
    hasOutcomes(is) ? 'decided by outcomes now' : 'decided by outcomes no longer',
    'nobody can say what a call comes to: it may refuse what was accepted',
  )

const answersChanges = (path: string, was: Command, is: Command, scope: OutcomeScope): readonly DefinitionChange[] => [
  ...responseChanges(`${path}.response`, was.response, is.response),
  ...outcomeListChanges(`${path}.outcomes`, was.outcomes ?? [], is.outcomes ?? [], scope),
]

/** A creation that has outcomes in both definitions. */
export const creationOutcomeChanges = (was: CreateDocument, is: DefinitionDocument): readonly DefinitionChange[] => [
  ...memberChanges(
    'create.arguments',
    was.arguments ?? emptySchema,
    is.create.arguments ?? emptySchema,
    givenTo(is.create),
  ),
  ...answersChanges('create', was, is.create, scopeIn(is, is.create, true)),
]

/** A call that an accepting outcome for a wrong state took, where the state is wrong no longer (SR-120). */
const rightedStates = (path: string, was: readonly string[], is: readonly string[], old: OperationDocument) => {
  const taker = (old.outcomes ?? []).find(({ wrong_state, refuses }) => wrong_state === true && refuses === undefined)
  if (taker === undefined) return []
  return was
    .filter((state) => !is.includes(state))
    .map((state) =>
      breaksCallers(`${path}.outcomes.${taker.name}`, `no longer in \`${state}\``, 'an outcome moves from there now'),
    )
}

/** What an operation with outcomes in both definitions comes to. */
export const operationOutcomeChanges = (
  path: string,
  [was, old]: readonly [DefinitionDocument, OperationDocument],
  [is, next]: readonly [DefinitionDocument, OperationDocument],
): readonly DefinitionChange[] => [
  ...answersChanges(path, old, next, scopeIn(is, next, false)),
  ...rightedStates(path, wrongStates(was, old), wrongStates(is, next), old),
]
