import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { parseFailure, type ParseFailure } from '../document/parse-failure.js'
import { defaultLimits, type Limits } from '../limits.js'
import { JsonScanner } from './json-scanner.js'
import type { Json } from './json.js'
import type { ScanFault } from './scan-fault.js'
import { textOf, type Path } from './value-errors.js'

const lineFeed = 10
const carriageReturn = 13

interface Place {
  readonly line: number
  readonly column: number
}

const placeOf = (text: string, at: number): Place => {
  let line = 1
  let start = 0
  for (let index = 0; index < at; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit === lineFeed || (unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed)) {
      line += 1
      start = index + 1
    }
  }
  return { line, column: at - start + 1 }
}

const failureOf = (text: string, { at, message }: ScanFault, segments: readonly (string | number)[]): ParseFailure => {
  const path = segments.reduce<Path | undefined>((parent, segment) => ({ parent, segment }), undefined)
  return { ...parseFailure(textOf(path), message), ...placeOf(text, at) }
}

const tooLong = (length: number, longest: number): ScanFault => ({
  at: 0,
  message: `the text is ${length} characters long, the limit is ${longest}`,
})

/**
 * Reads one JSON text. Numbers keep their tokens (K-56); a duplicate key (K-11), an unpaired surrogate (K-13), more
 * levels or more text than `limits` allows (D-5), and whatever else is not JSON is a failure with its path in the value
 * and its line and column in the text. A byte order mark at the start is skipped (D-4). Takes linear time.
 *
 * @example parseJson('{"price": 1.50}') // right({ price }), price being an ExactNumber that is written as `1.50`
 */
export const parseJson = (text: string, limits: Limits = defaultLimits): Either<ParseFailure, Json> => {
  if (text.length > limits.textLength) return left(failureOf('', tooLong(text.length, limits.textLength), []))
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  const scanner = new JsonScanner(body, limits.depth)
  const value = scanner.read()
  return value === undefined ? left(failureOf(body, scanner.fault as ScanFault, scanner.segments)) : right(value)
}
