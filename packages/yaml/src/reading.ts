import type { ParseFailure } from '@assent/kernel'
import { left, type Either } from 'fp-ts/lib/Either.js'
import type { Alias, LineCounter, ParsedNode } from 'yaml'
import { failureAt } from './failure.js'
import type { Shape } from './shape.js'
import type { YamlLimits } from './yaml-limits.js'

/** What one reading knows of its document, and what following its aliases has cost so far. */
export interface Reading {
  readonly lines: LineCounter
  readonly targets: ReadonlyMap<Alias, ParsedNode>
  readonly limits: YamlLimits
  aliasesFollowed: number
  /** Characters of source that aliases have stood for. */
  lengthFollowed: number
}

/** Where in the document a node stands, and what the format wants there. */
export interface Place {
  readonly path: string
  readonly shape: Shape
  readonly depth: number
}

export const refuse = (
  { lines }: Reading,
  node: ParsedNode,
  path: string,
  message: string,
): Either<ParseFailure, never> => left(failureAt(lines, node.range[0], path, message))
