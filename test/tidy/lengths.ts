import ts from 'typescript'
import type { Offence } from './offence.js'
import type { Source } from './source.js'
import { lineOf, nodesOf, parse } from './syntax.js'

/** A file that may be longer than the others, how long, and why. */
export type Exception = { readonly path: string; readonly ceiling: number; readonly reason: string }

const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** Files above the ceiling; a named exception has a ceiling of its own. */
export const longFiles = (
  sources: readonly Source[],
  ceiling: number,
  exceptions: readonly Exception[],
): readonly Offence[] =>
  sources.flatMap(({ path, text }) => {
    const allowed = exceptions.find((exception) => exception.path === path)?.ceiling ?? ceiling
    const lines = linesOf(text)
    if (lines <= allowed) return []
    const fault = `${String(lines)} lines, at most ${String(allowed)}`
    return [{ path, line: allowed + 1, fault, instead: 'give each idea a file of its own' }]
  })

/** Exceptions that no longer earn their place: without a reason, for a missing file, or looser than the file needs. */
export const staleExceptions = (
  sources: readonly Source[],
  ceiling: number,
  exceptions: readonly Exception[],
): readonly Offence[] =>
  exceptions.flatMap(({ path, ceiling: own, reason }) => {
    const source = sources.find((candidate) => candidate.path === path)
    const fault =
      source === undefined
        ? 'is excepted and does not exist'
        : linesOf(source.text) <= ceiling
          ? 'is excepted and no longer needs it'
          : linesOf(source.text) + 20 < own
            ? `may have ${String(own)} lines and has ${String(linesOf(source.text))}`
            : reason.length < 20
              ? 'is excepted without a reason'
              : undefined
    return fault === undefined ? [] : [{ path, line: 1, fault, instead: 'tighten test/tidy/exceptions.ts' }]
  })

/** The middle length of these files, in lines. */
export const medianLength = (sources: readonly Source[]): number => {
  const lengths = sources.map(({ text }) => linesOf(text)).sort((left, right) => left - right)
  return lengths[Math.floor((lengths.length - 1) / 2)] ?? 0
}

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name !== undefined) return node.name.getText()
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'a function'
}

/** Functions longer than the ceiling, from their first line to their last. */
export const longFunctions = (sources: readonly Source[], ceiling: number): readonly Offence[] =>
  sources.flatMap((source) => {
    const file = parse(source)
    return nodesOf(file).flatMap((node) => {
      if (!ts.isFunctionLike(node) || !('body' in node)) return []
      const line = lineOf(file, node)
      const lines = file.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - line
      if (lines <= ceiling) return []
      const fault = `\`${nameOf(node)}\` has ${String(lines)} lines, at most ${String(ceiling)}`
      return [{ path: source.path, line, fault, instead: 'give its steps names' }]
    })
  })
