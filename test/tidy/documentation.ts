import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { programOf } from '../typescript/program.js'

type Entry = string | { readonly types: string }

/** The source files behind a package's `exports`: `./dist/sqlite/index.d.ts` is `src/sqlite/index.ts`. */
export const entriesOf = (folder: string): readonly string[] => {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, Entry>
  }
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [join(folder, entry.types.replace('dist/', 'src/').replace('.d.ts', '.ts'))],
  )
}

const optionsFor = (entry: string): ts.CompilerOptions => {
  const file = ts.findConfigFile(dirname(entry), (name) => ts.sys.fileExists(name))
  if (file === undefined) return {}
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown }
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const isHidden = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(
    (declaration) => ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  )

/** What a class offers to its users: methods and properties, static ones too (`#name` begins otherwise). */
const membersOf = (symbol: ts.Symbol): readonly ts.Symbol[] => {
  if (!(symbol.flags & ts.SymbolFlags.Class)) return []
  const all = [...(symbol.members?.values() ?? []), ...(symbol.exports?.values() ?? [])]
  return all.filter((member) => /^[A-Za-z]/.test(member.name) && member.name !== 'prototype' && !isHidden(member))
}

/** A module that is exported under a name says at its top what it is, in a comment that is nothing else's. */
const isDocumentedModule = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) => ts.isSourceFile(declaration) && /^\/\*\*(?:(?!\*\/)[^])*\*\/\n\n/.test(declaration.text),
  )

const isDocumented = (checker: ts.TypeChecker, symbol: ts.Symbol): boolean =>
  symbol.getDocumentationComment(checker).length > 0 || isDocumentedModule(symbol)

/** The names that an entry exports, with the members of its classes, that have no docstring. */
export const undocumented = (entry: string): readonly string[] => {
  const program = programOf(entry, { ...optionsFor(entry), noEmit: true, composite: false })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(entry)
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error(`${entry} exports nothing`)
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = resolved(checker, exported)
    const names = isDocumented(checker, symbol) ? [] : [exported.name]
    const members = membersOf(symbol).filter((member) => !isDocumented(checker, member))
    return [...names, ...members.map((member) => `${exported.name}.${member.name}`)]
  })
}
