import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/root.mjs'
import { programOf } from '../typescript/program.js'

/** A kind and its fields. */
export interface DeclaredKind {
  readonly kind: string
  readonly fields: readonly string[]
}

/** The types that a built package exports, as its own declarations say. */
export interface DeclaredTypes {
  /** The members of a union that is discriminated on `kind`. */
  readonly kindsOf: (typeName: string) => readonly DeclaredKind[]
  /** The names of the members of an object type. */
  readonly membersOf: (typeName: string) => readonly string[]
  /** The texts of a union of literals. */
  readonly textsOf: (typeName: string) => readonly string[]
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const namesOf = (type: ts.Type): readonly string[] => type.getProperties().map(({ name }) => name)

const textOf = (type: ts.Type | undefined): string => {
  if (!type?.isStringLiteral()) throw new Error('a type that is not the literal of a text')
  return type.value
}

/** Of the entry of a package, or of another one of its exports: `client`. */
export const declaredTypes = (packageFolder: string, entryPoint = '.'): DeclaredTypes => {
  const file = join(root, packageFolder, 'dist', entryPoint, 'index.d.ts')
  const program = programOf(file, { module: ts.ModuleKind.NodeNext, strict: true, types: [] })
  const checker = program.getTypeChecker()

  const typeOf = (name: string): ts.Type => {
    const source = program.getSourceFile(file)
    const entry = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    const exported = entry === undefined ? [] : checker.getExportsOfModule(entry)
    const symbol = exported.find((candidate) => candidate.name === name)
    if (symbol === undefined) throw new Error(`${packageFolder} does not export ${name}`)
    return checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol))
  }

  const kindOf = (part: ts.Type): DeclaredKind => {
    const kind = part.getProperty('kind')
    const fields = namesOf(part).filter((name) => name !== 'kind')
    return { kind: textOf(kind === undefined ? undefined : checker.getTypeOfSymbol(kind)), fields }
  }

  return {
    kindsOf: (name) => partsOf(typeOf(name)).map(kindOf),
    membersOf: (name) => namesOf(typeOf(name)),
    textsOf: (name) => partsOf(typeOf(name)).map(textOf),
  }
}
