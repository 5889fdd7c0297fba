import ts from 'typescript'

/** One thing that a pure source must not reach, and the line where it does. */
export interface Offence {
  readonly what: string
  readonly line: number
}

/** Names of the host that give a clock, randomness, environment, timers, output, concurrency, locale or code. */
const forbiddenNames: ReadonlySet<string> = new Set([
  'Atomics',
  'Buffer',
  'Date',
  'FinalizationRegistry',
  'Function',
  'Intl',
  'Promise',
  'SharedArrayBuffer',
  'Temporal',
  'WeakRef',
  'WebAssembly',
  'WebSocket',
  'Worker',
  'XMLHttpRequest',
  'caches',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'indexedDB',
  'localStorage',
  'navigator',
  'parseFloat',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'self',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
])

/** Members that draw lots, ask the locale or normalize, whatever they are read from. */
const forbiddenMembers = /^(?:random|localeCompare|toLocale\w*|normalize|parseFloat|getTimezoneOffset|then)$/

const allowedImport = /^(?:\.{1,2}\/|fp-ts\/lib\/\w+\.js$|io-ts$|io-ts\/lib\/\w+\.js$)/

/** The names that the file itself declares, for a variable or a parameter may be called what a host calls a global. */
const declaredIn = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name))
      names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** Does the identifier name a member of something, and not a variable of the scope? */
const namesMember = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  return (
    (ts.isPropertyAssignment(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent)) && parent.name === node
  )
}

const memberRead = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return node.argumentExpression.text
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText()
  return undefined
}

const isAsynchronous = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  node.kind === ts.SyntaxKind.AsyncKeyword ||
  (ts.isForOfStatement(node) && node.awaitModifier !== undefined)

const importedFrom = (node: ts.Node): string | undefined => {
  const specifier = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined
  return specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : undefined
}

const offenceOf = (node: ts.Node, declared: ReadonlySet<string>): string | undefined => {
  const isGlobal = ts.isIdentifier(node) && forbiddenNames.has(node.text) && !declared.has(node.text)
  if (isGlobal && !namesMember(node)) return node.text
  const member = memberRead(node)
  if (member !== undefined && forbiddenMembers.test(member)) return `.${member}`
  if (isAsynchronous(node)) return 'asynchronous code'
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return 'import.meta'
  if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent)) return 'import()'
  const source = importedFrom(node)
  return source !== undefined && !allowedImport.test(source) ? `import of ${source}` : undefined
}

/** Everything in a source text that a pure module must not reach (K-225, K-227). */
export const impurities = (text: string): readonly Offence[] => {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true)
  const declared = declaredIn(file)
  const offences: Offence[] = []
  const visit = (node: ts.Node): void => {
    const what = offenceOf(node, declared)
    if (what !== undefined) offences.push({ what, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return offences
}
