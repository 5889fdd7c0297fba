import { join } from 'node:path'
import ts from 'typescript'
import { root } from './folder.js'

/** A kind and its fields, as a package's types declare them. */
export interface DeclaredKind {
  readonly kind: string
  readonly fields: readonly string[]
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

/** Reads a union that is discriminated on `kind` from the built types of a package. */
export const declaredKinds = (packageFolder: string, typeName: string): readonly DeclaredKind[] => {
  const file = join(root, packageFolder, 'dist', 'index.d.ts')
  const program = ts.createProgram([file], { module: ts.ModuleKind.NodeNext, strict: true, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const entry = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  const exported = entry === undefined ? [] : checker.getExportsOfModule(entry)
  const symbol = exported.find(({ name }) => name === typeName)
  if (symbol === undefined) throw new Error(`${packageFolder} does not export ${typeName}`)
  const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol))
  return membersOf(type).map((member) => readMember(checker, member))
}

const readMember = (checker: ts.TypeChecker, member: ts.Type): DeclaredKind => {
  const names = member.getProperties().map(({ name }) => name)
  const kind = member.getProperty('kind')
  const literal = kind === undefined ? undefined : checker.getTypeOfSymbol(kind)
  if (!literal?.isStringLiteral()) throw new Error(`a member without a literal kind: ${checker.typeToString(member)}`)
  return { kind: literal.value, fields: names.filter((name) => name !== 'kind') }
}
