import type { DeclaredAnswer } from '../../decide/service/evaluation.js'
import type { CreationDecisionOf, OperationDecisionOf } from '../decision-of.js'
import type { EntityTypes } from '../entity-types.js'
import type { CreationOf, OperationName } from '../request-of.js'
import type { DeclaredIn } from './service-refusal-of.js'

/** What the outcomes of a command refuse, as values. */
export type AnswersOf<Command> = Command extends { readonly outcomes: infer Outcomes }
  ? DeclaredIn<Outcomes, DeclaredAnswer>
  : never

/** No answer that could be given, no member that would hold it. */
type Answered<Answer> = [Answer] extends [never] ? never : { readonly refused: Answer }

/** An `Evaluation` of a creation, by name. */
export type CreationEvaluationOf<Types extends EntityTypes> =
  { readonly accepted: CreationDecisionOf<Types> } | Answered<AnswersOf<CreationOf<Types>>>

/** An `Evaluation` of an operation, by name. */
export type OperationEvaluationOf<Types extends EntityTypes, Name extends OperationName<Types>> =
  { readonly accepted: OperationDecisionOf<Types, Name> } | Answered<AnswersOf<Types['operations'][Name]>>
