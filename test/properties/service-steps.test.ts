import {
  canonical,
  continueWith,
  decide,
  decideCreate,
  decideCreateDerived,
  evaluate,
  evaluateCreate,
  evaluateCreateDerived,
  fulfill,
  prepare,
  selectWith,
  type CoreError,
  type EntityInstance,
  type Evaluation,
  type Json,
} from '@assent/kernel'
import { deepFreeze, type History, type OperationCall } from '@assent/testing'
import fc from 'fast-check'
import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyHistory } from './histories.js'
import { fewer, levels } from './levels.js'

type Answer = Either<CoreError, Evaluation>

/** Each call of a history with the instance that it was made on. */
const askedOf = ({ calls, answers, decisions }: History): readonly (readonly [EntityInstance, OperationCall])[] => {
  let instance = decisions[0]?.instance
  const later = answers.slice(answers.length - calls.length)
  return calls.flatMap((call, index) => {
    const before = instance
    const answer = later[index]
    if (answer !== undefined && isRight(answer)) instance = answer.right.instance
    return before === undefined ? [] : [[before, call] as const]
  })
}

const declared = ({ outcome, error, message }: { outcome: string; error: string; message: string | null }): Answer =>
  right({ refused: { outcome, error, message } })

/** Asks in steps: nothing where the answer was known before the instance was. */
const inSteps = (
  definition: History['definition'],
  instance: EntityInstance,
  call: OperationCall,
): { readonly answer: Answer; readonly needed: boolean } => {
  const prepared = prepare(definition, { id: instance.id, operation: call.operation, arguments: call.arguments })
  if (isLeft(prepared)) return { answer: prepared, needed: false }
  if (prepared.right.status === 'refused') return { answer: declared(prepared.right), needed: false }
  return { answer: continueWith(prepared.right.continuation, instance), needed: true }
}

/** The same for a host that has actions for what it is asked. */
const withHost = (definition: History['definition'], instance: EntityInstance, call: OperationCall): Answer => {
  const prepared = prepare(definition, { id: instance.id, operation: call.operation, arguments: call.arguments })
  if (isLeft(prepared)) return prepared
  if (prepared.right.status === 'refused') return declared(prepared.right)
  const selected = selectWith(prepared.right.continuation, instance)
  if (isLeft(selected)) return selected
  if (selected.right.status === 'complete') return right(selected.right.evaluation)
  return fulfill(selected.right.continuation, call.fulfillments ?? {})
}

const asDecided = (answer: Answer): Either<CoreError, object> => {
  if (isLeft(answer)) return answer
  const evaluation = answer.right
  if ('accepted' in evaluation) return right(evaluation.accepted)
  const { outcome, error, message } = evaluation.refused
  return left({ kind: 'refused', outcome, error, reason: message })
}

describe.each(levels)('deciding in steps under %s', (semantics) => {
  const runs = fewer

  it('SR-151: `evaluate` answers what `decide` does, with a declared refusal as a value', () => {
    fc.assert(
      fc.property(anyHistory(semantics), (told) => {
        const { definition, id, fields } = told
        const created = evaluateCreate(definition, { id, fields })
        expect(canonical(asDecided(created))).toBe(canonical(decideCreate(definition, { id, fields })))
        for (const [instance, call] of askedOf(told)) {
          const decided = decide(definition, { instance, ...call })
          expect(canonical(asDecided(evaluate(definition, { instance, ...call })))).toBe(canonical(decided))
        }
      }),
      runs,
    )
  })

  it('SR-159: `prepare` and `continueWith` answer what `evaluate` does, byte for byte', () => {
    fc.assert(
      fc.property(anyHistory(semantics), (told) => {
        for (const [instance, { fulfillments: _actions, ...call }] of askedOf(told)) {
          const { answer, needed } = inSteps(told.definition, deepFreeze(instance), call)
          const evaluated = evaluate(told.definition, { instance, ...call })
          // Before the instance is there, no element is passed over, and more may be named (O-15).
          const isLonger = !needed && isLeft(answer) && answer.left.kind === 'outcome_unobservable'
          if (isLonger) expect(evaluated).toMatchObject({ left: { kind: 'outcome_unobservable' } })
          else expect(canonical(answer)).toBe(canonical(evaluated))
        }
      }),
      runs,
    )
  })

  it('SR-154: a refusal that `prepare` answers is the one for every instance in a state that is declared', () => {
    fc.assert(
      fc.property(anyHistory(semantics), ({ definition, calls, decisions }) => {
        const [instance] = decisions.map((decision) => decision.instance)
        if (instance === undefined) return
        for (const { fulfillments: _actions, ...call } of calls) {
          const prepared = prepare(definition, { id: instance.id, ...call })
          if (isLeft(prepared) || prepared.right.status !== 'refused') continue
          const known = canonical(declared(prepared.right))
          for (const lifecycle_state of definition.document.lifecycle.states) {
            const other = { ...instance, lifecycle_state, fields: {} }
            expect(canonical(evaluate(definition, { instance: other, ...call }))).toBe(known)
          }
        }
      }),
      runs,
    )
  })

  it('SR-160, SR-161: `selectWith` and `fulfill` answer what `decide` does with the same actions', () => {
    fc.assert(
      fc.property(anyHistory(semantics), (told) => {
        for (const [instance, call] of askedOf(told)) {
          const answer = withHost(told.definition, instance, call)
          if (isLeft(answer) && answer.left.kind === 'outcome_unobservable') continue
          const decided = decide(told.definition, { instance, ...call })
          const isUnasked = isLeft(decided) && decided.left.kind === 'fulfillment_required'
          if (!isUnasked) expect(canonical(asDecided(answer))).toBe(canonical(decided))
        }
      }),
      runs,
    )
  })

  it('SR-94 to SR-96: a derived creation is the supplied one with its address, or names what has none', () => {
    fc.assert(
      fc.property(anyHistory(semantics), ({ definition, fields }) => {
        const derived = decideCreateDerived(definition, { fields })
        const evaluated = evaluateCreateDerived(definition, { fields })
        expect(canonical(asDecided(evaluated))).toBe(canonical(derived))
        if (isRight(derived)) {
          const supplied = decideCreate(definition, { id: derived.right.instance.id, fields })
          expect(canonical(derived)).toBe(canonical(supplied))
        } else if (definition.document.identity === undefined) {
          // Refusals of the steps before the address come first, and are the same.
          const { kind } = derived.left
          const supplied = decideCreate(definition, { id: 'any', fields }) as unknown as { readonly left?: Json }
          if (kind !== 'creation_identity_unavailable' && kind !== 'template')
            expect(canonical(supplied.left ?? null)).toBe(canonical(derived.left))
        }
      }),
      runs,
    )
  })
})
