import type { DefinitionDocument, OperationDocument } from '@assent/kernel'
import { isReference, partsOf } from '../explore/reference.js'
import type { Answer } from './answer.js'
import { copiesIn, textsOfOutcome } from './service/texts-of-outcome.js'
import { textsIn } from './texts-in.js'
import { inNameOrder } from './in-name-order.js'

const textsOf = ({ preconditions, set, emits, outcomes = [] }: OperationDocument): readonly string[] => [
  ...[...preconditions.map(({ assert }) => assert), set, ...emits.map(({ payload }) => payload)].flatMap((part) =>
    textsIn(part),
  ),
  ...outcomes.flatMap(textsOfOutcome),
  ...emits.flatMap(({ payload_if_present: copied }) => copiesIn(copied)),
]

/** `$args` reads every argument, `$args.a` and `$args.a.b` the argument `a`. */
const reads = (text: string, argument: string): boolean => {
  if (!isReference(text)) return false
  const [root, name] = partsOf(text)
  return root === 'args' && (name === undefined || name === argument)
}

/** Is each argument read? The definition alone shows it. One that is not is recorded, which may be all it is for. */
export const askArguments = ({ operations }: DefinitionDocument): readonly Answer[] =>
  inNameOrder(operations).flatMap(([operation, document]) => {
    const texts = textsOf(document)
    return inNameOrder(document.arguments.fields).map(([argument]): Answer => {
      const isRead = texts.some((text) => reads(text, argument))
      const question = { question: 'argument_unread', operation, argument } as const
      return isRead
        ? { ...question, answer: 'impossible', evidence: null, severity: null }
        : { ...question, answer: 'found', evidence: null, severity: 'note' }
    })
  })
