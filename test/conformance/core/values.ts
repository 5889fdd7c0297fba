import {
  address,
  compareNumbers,
  kindOf,
  readInstant,
  type FieldKind,
  type JsonNumber,
  type ParseFailure,
} from '@assent/kernel'
import { bindTo, bindW, chain, chainW, left, map, mapLeft, right, type Either } from 'fp-ts/lib/Either.js'
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

// Whatever kept a value from an address, cases know it by one word.
const noAddress = { kind: 'address' } as const

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
  Address: (input) =>
    pipe(
      jsonIn(input, 'kind'),
      bindTo('kind'),
      bindW('identity', () => jsonIn(input, 'value')),
      chainW(({ kind, identity }) =>
        pipe(
          address(kind as FieldKind, identity),
          mapLeft(() => noAddress),
        ),
      ),
      map((value) => ({ value })),
      answer,
    ),
  Timestamp: (input) => ({ status: 'ok', value: String(readInstant(textIn(input, 'value')) !== undefined) }),
}
