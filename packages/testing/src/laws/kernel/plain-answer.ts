import type { CoreError, Decision, Json } from '@assent/kernel'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { readCreate } from '../../model/create.js'
import { readExecute } from '../../model/execute.js'
import type { PlainRecord } from '../../model/recorded.js'
import { invalidAt, type PlainRefusal, type Reading } from '../../model/refusal.js'
import type { Step } from './walk.js'

/** What the plain reading answers to a step. */
export const readStep = ({ definition: { document }, asked }: Step): Reading<PlainRecord> =>
  asked.kind === 'create'
    ? readCreate(document, asked.id, asked.fields)
    : readExecute(document, asked.instance, asked.operation, asked.arguments, asked.fulfillments)

/** The kernel's refusal without its sentences; the reason stays where the plain reading has one: the rule's own. */
export const plainRefusal = (refusal: CoreError, expected: PlainRefusal | undefined): PlainRefusal => {
  if (refusal.kind === 'validation') return invalidAt(refusal.errors.map(({ path }) => path))
  const isSaid = (name: string): boolean =>
    name !== 'range' && (name !== 'reason' || expected?.['reason'] !== undefined)
  const said = Object.entries(refusal).filter(([name]) => isSaid(name)) as readonly (readonly [string, Json])[]
  return { ...Object.fromEntries(said), kind: refusal.kind }
}

/** The kernel's answer as the plain reading would give it. */
export const plainAnswer = (
  answer: Either<CoreError, Decision>,
  expected: Reading<PlainRecord>,
): Reading<PlainRecord> => {
  if (!isRight(answer))
    return { refused: plainRefusal(answer.left, 'refused' in expected ? expected.refused : undefined) }
  const { definition: _definition, ...record } = answer.right.record
  return { accepted: record }
}
