import { canonical, decide, decideCreate, parseJson, stringify, type Json, type JsonObject } from '@assent/kernel'
import { arbitrary, definitionOf, historyOf, type History, type Requests } from '@assent/testing'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyHistory } from './histories.js'
import { levels } from './levels.js'

/** The same definition and the same inputs, written in another order. */
const rewritten = ({ definition, id, fields, calls }: History): fc.Arbitrary<Requests> =>
  fc.record({
    definition: arbitrary.shuffled(definition.document).map(definitionOf),
    id: fc.constant(id),
    fields: arbitrary.shuffled(fields) as fc.Arbitrary<JsonObject>,
    calls: fc.tuple(
      ...calls.map((call) => arbitrary.shuffled(call.arguments).map((given) => ({ ...call, arguments: given }))),
    ),
  })

describe.each(levels)('the same inputs under %s', (semantics, runs) => {
  it('K-2: give the same bytes, again and with the members of every object in another order (K-233)', () => {
    const twice = anyHistory(semantics).chain((told) => fc.tuple(fc.constant(told), rewritten(told)))
    fc.assert(
      fc.property(twice, ([told, other]) => {
        const answers = canonical(told.answers)
        expect(canonical(historyOf(told).answers)).toBe(answers)
        expect(canonical(historyOf(other).answers)).toBe(answers)
      }),
      runs,
    )
  })

  it('K-2: give the same bytes after they were written as text and read again', () => {
    fc.assert(
      fc.property(anyHistory(semantics), ({ definition, id, fields, calls }) => {
        const created = decideCreate(definition, { id, fields })
        const read = (value: unknown): unknown => {
          const answer = parseJson(stringify(value as Json, 2))
          return isRight(answer) ? answer.right : answer
        }
        expect(canonical(decideCreate(definition, { id, fields: read(fields) }))).toBe(canonical(created))
        if (isLeft(created)) return
        const { instance } = created.right
        for (const call of calls) {
          const answer = decide(definition, {
            ...call,
            instance: read(instance),
            arguments: read(call.arguments),
          })
          expect(canonical(answer)).toBe(canonical(decide(definition, { instance, ...call })))
        }
      }),
      runs,
    )
  })
})
