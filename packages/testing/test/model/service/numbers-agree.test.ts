import { numberOf, type Json } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { asking, decidedBy } from './asked.js'
import { tokens } from './values.js'

const number = (token: string): Json => numberOf(token) ?? null

/** Each number against each, through a pair of operands; both answers of the kernel and of the plain reading. */
const everyAnswer = (when: (left: Json) => Json) =>
  tokens.flatMap((left) => {
    const definition = asking(when(number(left)))
    return tokens.map((right) =>
      decidedBy(definition, { anything: number(right), whole: 1 }, { anything: number(left) }),
    )
  })

const agree = (answers: ReturnType<typeof everyAnswer>): void => {
  expect(answers.map(({ kernel }) => kernel)).toEqual(answers.map(({ model }) => model))
  expect(new Set(answers.map(({ model }) => JSON.stringify(model))).size).toBeGreaterThan(1)
}

describe('the kernel and the plain reading observe numbers alike', () => {
  it.each(['eq', 'lt', 'lte', 'gte'])('SR-39, SR-44: `compare` with %s, of two that came in', (op) => {
    agree(everyAnswer(() => ({ compare: { left: '$args.anything', op, right: '$fields.anything' } })))
  })

  it.each(['eq', 'gt'])('SR-43: %s of two that came in', (op) => {
    agree(everyAnswer(() => ({ [op]: ['$args.anything', '$fields.anything'] })))
  })

  it.each(['eq', 'lte'])('SR-38, SR-42: `compare` with %s, of a literal and one that came in', (op) => {
    agree(everyAnswerOfLiterals((left) => ({ compare: { left, op, right: '$fields.anything' } })))
  })

  it('SR-42: `eq`, `in` and `contains` of a literal and one that came in', () => {
    agree(
      everyAnswerOfLiterals((left) => ({
        eq: [
          [left, { x: left }],
          ['$fields.anything', { x: '$fields.anything' }],
        ],
      })),
    )
    agree(everyAnswerOfLiterals((left) => ({ in: ['$fields.anything', [left, true]] })))
    agree(everyAnswerOfLiterals((left) => ({ contains: [['$fields.anything'], left] })))
  })

  it('SR-40, SR-63: `truthy` of one that came in', () => {
    agree(everyAnswer(() => ({ truthy: '$fields.anything' })))
  })
})

/** The same for the literals that a definition may have (SR-45). */
const everyAnswerOfLiterals: typeof everyAnswer = (when) => {
  const readable = tokens.filter((token) => Number.isFinite(Number(token)))
  return readable.flatMap((left) => {
    const definition = asking(when(number(left)))
    return tokens.map((right) => decidedBy(definition, { anything: number(right) }, {}))
  })
}
