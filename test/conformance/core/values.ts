import { compareNumbers, kindOf, readInstant, type JsonNumber, type ParseFailure } from '@assent/kernel'
import { bindTo, bindW, chain, left, map, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CallGroup, Response } from '../calls.js'
import { jsonIn, textIn } from '../input.js'
import { answer } from './answer.js'

const numberIn = (input: Response, key: string): Either<ParseFailure, JsonNumber> =>
  pipe(
    jsonIn(input, key),
    chain((json): Either<ParseFailure, JsonNumber> =>
      kindOf(json) === 'number'
        ? right(json as JsonNumber)
        : left({ kind: 'parse_failure', path: key, message: 'not a number' }),
    ),
  )

const wordOf = (order: number): string => (order < 0 ? 'Less' : order > 0 ? 'Greater' : 'Equal')

/** Calls that compare or read single values. */
export const values: CallGroup = {
  CompareNumbers: (input) =>
    pipe(
      numberIn(input, 'left'),
      bindTo('first'),
      bindW('second', () => numberIn(input, 'right')),
      map(({ first, second }) => ({ value: wordOf(compareNumbers(first, second)) })),
      answer,
    ),
  Timestamp: (input) => ({ status: 'ok', value: String(readInstant(textIn(input, 'value')) !== undefined) }),
}
