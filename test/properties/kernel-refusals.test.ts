import { canonical, decide, decideCreate, type Decision, type Json } from '@assent/kernel'
import { arbitrary, deepFreeze, historyOf, type History } from '@assent/testing'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyHistory } from './histories.js'
import { levels } from './levels.js'

/** The last decision's instance as it was made, or with a member that no decision gave it. */
const disturbed = ({ instance }: Decision): fc.Arbitrary<unknown> => {
  const member = fc.tuple(fc.constantFrom(...Object.keys(instance)), arbitrary.json())
  return fc.oneof(
    fc.constant(instance),
    member.map(([name, value]) => ({ ...instance, [name]: value })),
  )
}

const withInstance = (told: History): fc.Arbitrary<readonly [History, unknown, Json]> => {
  const last = told.decisions.at(-1)
  return fc.tuple(fc.constant(told), last === undefined ? arbitrary.json() : disturbed(last), arbitrary.json())
}

describe.each(levels)('the kernel under %s', (semantics, runs) => {
  it('K-3: no call changes what it was given, refused or not', () => {
    fc.assert(
      fc.property(
        anyHistory(semantics).chain(withInstance),
        ([{ definition, id, fields, calls }, instance, anything]) => {
          const given = deepFreeze({ fields, calls, instance, anything })
          const before = canonical([definition.document, given])
          decideCreate(definition, { id, fields })
          decideCreate(definition, { id, fields: anything })
          for (const call of calls) {
            decide(definition, { instance, ...call })
            decide(definition, { ...call, instance, arguments: anything })
          }
          expect(canonical([definition.document, given])).toBe(before)
        },
      ),
      runs,
    )
  })

  it('K-3: a refused call leaves no trace in the calls after it', () => {
    fc.assert(
      fc.property(anyHistory(semantics), fc.constantFrom('no such operation', 'toString'), (told, operation) => {
        fc.pre(!Object.hasOwn(told.definition.document.operations, operation))
        const refused = { operation, arguments: {} }
        const calls = told.calls.flatMap((call) => [refused, call])
        const answers = historyOf({ ...told, calls }).answers.filter(
          (answer) => isRight(answer) || answer.left.kind !== 'operation_not_found',
        )
        expect(canonical(answers)).toBe(canonical(told.answers))
      }),
      runs,
    )
  })
})
