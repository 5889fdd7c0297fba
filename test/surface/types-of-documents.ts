import { parseDefinition, stringify, type DefinitionDocument, type Json } from '@assent/kernel'
import { definitionTypes } from '@assent/surface'
import { isLeft } from 'fp-ts/lib/Either.js'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { onTestFinished } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { programOf } from '../typescript/program.js'

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** A folder in which programs find the packages; removed after the test. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const parsed = (document: unknown): DefinitionDocument => {
  const definition = parseDefinition(document)
  if (isLeft(definition)) throw new Error(definition.left.message)
  return definition.right
}

// The second says yes only where the two types are the same one: assignable both ways is less.
const header = [
  `import type { TypesOf } from '@assent/kernel'`,
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false',
]

/** The name of the one type that a module exports. */
const typeName = (module: string): string => /^export type (\w+) = /m.exec(module)?.[1] ?? ''

/**
 * Compiles what is generated of each document next to the document itself, and tells where they differ: a module has
 * faults, or its type is not the one that `TypesOf` infers.
 */
export const typesThatDiffer = (documents: readonly Json[]): readonly string[] => {
  const folder = newFolder()
  const checks = documents.flatMap((document, place) => {
    const module = definitionTypes([parsed(document)])
    writeFileSync(join(folder, `generated${place}.ts`), module)
    return [
      `import type { ${typeName(module)} as Generated${place} } from './generated${place}.js'`,
      `const document${place} = ${stringify(document)} as const`,
      `export const same${place}: Same<TypesOf<typeof document${place}>, Generated${place}> = true`,
    ]
  })
  const main = join(folder, 'main.ts')
  writeFileSync(main, [...header, ...checks].join('\n'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const program = programOf(main, options)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
}
