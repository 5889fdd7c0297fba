import { stringify, type ParseFailure } from '@assent/kernel'
import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { expect } from 'vitest'
import { readYaml, type Shape, type YamlLimits } from '../src/index.js'

/** What a text reads as, written as JSON with its number tokens. */
export const jsonOf = (text: string, shape?: Shape, limits?: Partial<YamlLimits>): string => {
  const read = readYaml(text, shape, limits)
  return isRight(read) ? stringify(read.right) : `refused: ${read.left.message}`
}

export const failureOf = (read: Either<ParseFailure, unknown>): ParseFailure => {
  if (!isLeft(read)) throw new Error('the text was read')
  return read.left
}

/** Expects a refusal whose sentence names the fault, at a line and column. */
export const expectRefused = (text: string, named: string | RegExp, line: number, column: number): void => {
  const failure = failureOf(readYaml(text))
  expect(failure).toMatchObject({ kind: 'parse_failure', line, column })
  expect(failure.message).toMatch(named)
}
