import ts from 'typescript'
import type { Offence } from './offence.js'
import type { Source } from './source.js'
import { lineOf, nodesOf, parse } from './syntax.js'

// What reaches beyond the inputs (K-225): clocks, randomness, the environment, timers, the console, other threads.
const impure = new Set(
  (
    'Atomics Date FinalizationRegistry Intl Promise SharedArrayBuffer WeakRef clearInterval clearTimeout console ' +
    'crypto eval fetch globalThis performance process queueMicrotask require setImmediate ' +
    'setInterval setTimeout'
  ).split(' '),
)

const isNameOfSomethingElse = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return parent.getChildAt(0) !== node
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node
  )
}

const isImpure = (node: ts.Node): boolean => {
  if (ts.isIdentifier(node)) return impure.has(node.text) && !isNameOfSomethingElse(node)
  if (ts.isPropertyAccessExpression(node)) return node.getText() === 'Math.random'
  if (ts.isImportDeclaration(node)) return node.moduleSpecifier.getText().includes('node:')
  if (node.kind === ts.SyntaxKind.ImportKeyword) return ts.isCallExpression(node.parent)
  return node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)
}

/** Every use of something that a pure package may not reach. */
export const findImpurities = (sources: readonly Source[]): readonly Offence[] =>
  sources.flatMap((source) => {
    const file = parse(source)
    return nodesOf(file).flatMap((node) => {
      if (!isImpure(node)) return []
      const fault = `\`${node.getText()}\` in a pure package`
      return [{ path: source.path, line: lineOf(file, node), fault, instead: 'take what it gives as an input' }]
    })
  })
