import type { ParseFailure } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { Composer, Lexer, LineCounter, Parser, type CST, type ParsedNode } from 'yaml'
import { failureAt, failureOfText, tooDeep } from './failure.js'
import { describeSyntax } from './syntax.js'
import type { YamlLimits } from './yaml-limits.js'

/** The nodes of one YAML document, and the lines of its text. */
export interface Composed {
  readonly root: ParsedNode
  readonly lines: LineCounter
}

// The failsafe schema: the library finds the structure, and every plain scalar stays the text that it is in the source.
// Its search for equal keys is not linear in their number; the reader has its own.
const options = {
  schema: 'failsafe',
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const

const tooManyTokens = ({ yamlTokens }: YamlLimits): string =>
  `more than ${yamlTokens} YAML tokens: write the document as JSON`

/** Syntax tokens, while they stay within the limits: beyond, the library would fill the memory (D-5). */
const parse = (text: string, lines: LineCounter, limits: YamlLimits): Either<ParseFailure, readonly CST.Token[]> => {
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  let count = 0
  lines.addNewLine(0)
  for (const lexeme of new Lexer().lex(text)) {
    count += 1
    if (count > limits.yamlTokens) return left(failureOfText(tooManyTokens(limits)))
    // The document and a scalar stand on the stack beside the open collections; the reader checks the exact depth.
    if (parser.stack.length > limits.depth + 2) {
      return left(failureAt(lines, parser.offset, '', tooDeep(limits)))
    }
    tokens.push(...parser.next(lexeme))
  }
  return right([...tokens, ...parser.end()])
}

/** The one document of a text. */
export const compose = (text: string, limits: YamlLimits): Either<ParseFailure, Composed> => {
  const lines = new LineCounter()
  const tokens = parse(text, lines, limits)
  if (isLeft(tokens)) return tokens
  const [document, further] = new Composer(options).compose(tokens.right)
  if (document === undefined || document.contents === null) return left(failureOfText('the text holds no document'))
  const [error] = document.errors
  if (error !== undefined) return left(failureAt(lines, error.pos[0], '', describeSyntax(error)))
  if (further !== undefined) {
    return left(failureAt(lines, further.range[0], '', 'a second document: write one document a text'))
  }
  return right({ root: document.contents, lines })
}
