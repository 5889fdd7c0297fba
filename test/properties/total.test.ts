import {
  canonical,
  decide,
  decideCreate,
  describeDefect,
  kindOf,
  message,
  normalizeArguments,
  normalizeFields,
  parseDefinition,
  parseJson,
  readDecisionRecord,
  readInstance,
  Registry,
  Runtime,
  stringify,
  toJson,
  validate,
  type CoreError,
} from '@assent/kernel'
import { arbitrary } from '@assent/testing'
import fc from 'fast-check'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { anyHistory } from './histories.js'
import { levels } from './levels.js'
import { runs } from './runs.js'

/** A refusal is data with a kind and a sentence; anything thrown fails the property by itself. */
const isAnswered = (answer: Either<CoreError, unknown>): void => {
  if (!isLeft(answer)) return
  expect(answer.left.kind).toMatch(/^[a-z_]+$/)
  expect(message(answer.left)).toMatch(/\S/)
  expect(isRight(parseJson(canonical(answer.left)))).toBe(true)
}

const name = fc.oneof(arbitrary.text(), fc.constantFrom('\ud800', 'a\udc00', 'x'.repeat(100_000)))

describe.each(levels)('nothing throws under %s', (semantics, runs) => {
  it('K-195: whatever value is handed in as fields, arguments, instance, id or operation', () => {
    fc.assert(
      fc.property(
        anyHistory(semantics),
        arbitrary.garbage(),
        arbitrary.garbage(),
        name,
        ({ definition, calls }, one, other, named) => {
          const { operation } = calls[0] ?? { operation: 'none' }
          isAnswered(decideCreate(definition, { id: named, fields: one }))
          isAnswered(decide(definition, { instance: one, operation, arguments: other }))
          isAnswered(decide(definition, { instance: one, operation: named, arguments: other }))
          isAnswered(normalizeArguments(definition, operation, one))
          isAnswered(normalizeFields(definition, one))
          isAnswered(toJson(one, 'value'))
          const runtime = Runtime.of(Registry.empty)
          isAnswered(runtime.create({ entity: named.toWellFormed(), version: 1, id: named, fields: one }))
          isAnswered(runtime.execute({ instance: one, operation: named, arguments: other }))
        },
      ),
      runs,
    )
  })

  it('K-195: whatever is done to an instance before it comes back', () => {
    const told = anyHistory(semantics).chain((one) => {
      const last = one.decisions.at(-1)
      const instance = last === undefined ? fc.constant(null) : arbitrary.mutilated(last.instance)
      return fc.tuple(fc.constant(one), instance, arbitrary.garbage())
    })
    fc.assert(
      fc.property(told, ([{ definition, calls }, instance, args]) => {
        for (const call of calls) isAnswered(decide(definition, { instance, ...call }))
        isAnswered(decide(definition, { instance, operation: calls[0]?.operation ?? 'none', arguments: args }))
      }),
      runs,
    )
  })

  it('K-153: whatever is done to a definition: it is valid, or every fault is named', () => {
    const document = arbitrary.document({ semantics }).chain((made) => arbitrary.mutilated(made))
    fc.assert(
      fc.property(document, (made) => {
        const parsed = parseDefinition(made)
        if (isLeft(parsed)) {
          expect(parsed.left.message).toMatch(/\S/)
          return
        }
        const validated = validate(parsed.right)
        isAnswered(validated)
        if (isLeft(validated)) expect(validated.left.defects.map(describeDefect).join('')).toMatch(/\S/)
      }),
      runs,
    )
  })
})

describe('nothing that is read throws', () => {
  it('K-14: whatever text or value is read as a definition, an instance or a record', () => {
    fc.assert(
      fc.property(arbitrary.garbage(), arbitrary.text(), arbitrary.json(3), (value, text, json) => {
        for (const read of [parseDefinition, readInstance, readDecisionRecord]) {
          for (const given of [value, json]) {
            const answer = read(given)
            if (isLeft(answer)) expect(answer.left.kind).toBe('parse_failure')
          }
        }
        const written = stringify(json)
        for (const given of [text, written.slice(0, -1), written + text, written.replace(/[0-9]/g, text)]) {
          const answer = parseJson(given)
          if (isLeft(answer)) expect(answer.left.kind).toBe('parse_failure')
          else expect(kindOf(answer.right)).toMatch(/\w/)
        }
      }),
      runs,
    )
  })
})
