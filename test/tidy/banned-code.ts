import ts from 'typescript'
import type { Offence } from './offence.js'
import type { Source } from './source.js'
import { lineOf, nodesOf, parse } from './syntax.js'

/** A construct that no program uses. `unless` names the files that may, and the comment beside it says why. */
export type BannedCode = {
  readonly found: (node: ts.Node) => boolean
  readonly fault: string
  readonly instead: string
  readonly unless?: RegExp
}

/** `object.name`, whatever `object` is where it is not given. */
const member =
  (name: RegExp, object?: string) =>
  (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node) &&
    name.test(node.name.text) &&
    (object === undefined || (ts.isIdentifier(node.expression) && node.expression.text === object))

const isNow = (node: ts.Node): boolean =>
  member(/^now$/, 'Date')(node) ||
  (ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'Date' &&
    (node.arguments ?? []).length === 0)

const isDefaultExport = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))

const isExportOfEverything = (node: ts.Node): boolean =>
  ts.isExportDeclaration(node) && (node.exportClause === undefined || ts.isNamespaceExport(node.exportClause))

/** `afterEach(…)` where a file begins: of a file that several tests import, it is run for the first of them alone. */
const isHookOfFile = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^(before|after)(Each|All)$/.test(node.expression.text) &&
  ts.isSourceFile(node.parent.parent)

const importOf =
  (name: RegExp) =>
  (node: ts.Node): boolean =>
    ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && name.test(node.moduleSpecifier.text)

const nodeModules = new RegExp(
  '^(assert|async_hooks|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|timers|url|' +
    'util|vm|worker_threads)(/|$)',
)

// The cost of type-checking is a check that prints its figures.
const scriptsAndPrograms = /^(scripts|examples|apps)\/|^test\/(bench|conformance)\/|\/test\/typed\/cost\//

export const bannedCode: readonly BannedCode[] = [
  {
    found: isDefaultExport,
    fault: 'a default export',
    instead: 'export it by its name',
    // Tools read the default export of their configuration.
    unless: /\.config\.(ts|js|mjs)$/,
  },
  { found: isExportOfEverything, fault: '`export *`', instead: 'name what is exported' },
  {
    found: (node) => node.kind === ts.SyntaxKind.AnyKeyword,
    fault: '`any`',
    instead: 'take `unknown` and decode it, or name the type',
  },
  {
    found: (node) => member(/^(only|skip|todo|fails)$/)(node) && /^(it|test|describe)\b/.test(node.getText()),
    fault: 'a test that is left out, or leaves the others out',
    instead: 'run it, or remove it',
  },
  {
    found: isHookOfFile,
    fault: 'a hook that helps tests, at the top of its file',
    instead: 'call `onTestFinished` where there is something to put away',
    // The mutation run reads its own for every file of tests.
    unless: /\.test\.ts$|\/mutation\//,
  },
  {
    found: member(/./, 'console'),
    fault: 'printing',
    instead: 'return it',
    // What a person starts talks to that person; a run says which servers it used, and how often it killed and cut.
    // Generators say how often they made what, for whoever judges whether that is often enough.
    unless: new RegExp(`${scriptsAndPrograms.source}|^test/(servers|faults)/|/test/arbitrary/occurrence/print-lines`),
  },
  {
    found: member(/^(localeCompare|toLocale\w*)$/),
    fault: 'an order or a spelling of the host',
    instead: 'use `compareText` of the kernel (K-227)',
    // Figures for a person, in one named locale.
    unless: /^test\/bench\/print-table\.ts$/,
  },
  { found: member(/^normalize$/), fault: 'a normalization of text', instead: 'compare text as it is (K-227)' },
  {
    found: member(/^random$/, 'Math'),
    fault: 'randomness',
    instead: 'take the value as an input, or a seeded generator of fast-check',
    // Writers that wait for the same lock must not all come back at the same time.
    unless: /^packages\/shell\/src\/(?:sqlite\/attempt|sql\/short-pause)\.ts$/,
  },
  {
    found: isNow,
    fault: 'a clock',
    instead: 'take the time as an input (C-4)',
    // What serves a model records when it was called: there is nobody else to say so.
    unless: /^(apps\/entity\/src\/node-world|examples\/(agent-refund\/host|library\/library|providers\/refunds))\.ts$/,
  },
  { found: importOf(/^fp-ts$/), fault: 'the barrel of fp-ts', instead: 'import `fp-ts/lib/Either.js`' },
  { found: importOf(nodeModules), fault: 'a Node module without its prefix', instead: 'import `node:fs`' },
  {
    found: importOf(/^(node:)?assert(\/|$)/),
    fault: 'a second way to assert',
    instead: 'use `expect` in a test, and a value in a program',
  },
]

/** Every use of a banned construct. */
export const findBannedCode = (sources: readonly Source[]): readonly Offence[] =>
  sources.flatMap((source) => {
    const file = parse(source)
    return nodesOf(file).flatMap((node) =>
      bannedCode
        .filter(({ found, unless }) => unless?.test(source.path) !== true && found(node))
        .map(({ fault, instead }) => ({ path: source.path, line: lineOf(file, node), fault, instead })),
    )
  })
