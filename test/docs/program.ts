import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/root.mjs'
import { programOf } from '../typescript/program.js'
import type { Block } from './block.js'
import type { Addresses } from './databases.js'
import { fault, nothing, type Finding } from './fault.js'
import { run } from './folder.js'
import { linesOf } from './lines.js'

/** `// => value` beside or below a line that prints: what it prints. */
const expectation = /^(.*\/\/ =>)(?: (.*))?$/

/**
 * The `ts` blocks of a document are one program, read from top to bottom. Its lines have the numbers that they have in
 * the document, so that a message of the compiler points there.
 */
const sourceOf = (blocks: readonly Block[]): string => {
  const lines: string[] = []
  for (const block of blocks) {
    while (lines.length < block.line - 1) lines.push('')
    lines.push(...block.lines)
  }
  return `${lines.join('\n')}\n`
}

const compilerOptions = (): ts.CompilerOptions => {
  const file = join(root, 'tsconfig.base.json')
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
  return { ...options, composite: false, declaration: false, declarationMap: false, sourceMap: false, types: ['node'] }
}

/** Checks the types against the built packages, under the options of the repository. */
const check = (file: string): Finding => {
  const faults = ts.getPreEmitDiagnostics(programOf(file, compilerOptions())).map((diagnostic) => ({
    line: (diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  }))
  return { faults, corrections: [] }
}

const emit = (source: string): string =>
  ts.transpileModule(source, { fileName: 'document.mts', compilerOptions: compilerOptions() }).outputText

const compare = (source: string, stdout: string): Finding => {
  const expected = source.split('\n').flatMap((text, index) => {
    const match = expectation.exec(text)
    return match === null ? [] : [{ line: index + 1, before: match[1] ?? '', value: match[2] ?? '' }]
  })
  const printed = linesOf(stdout)
  if (printed.length !== expected.length) {
    const line = expected[printed.length]?.line ?? expected.at(-1)?.line ?? 1
    return fault(line, `${expected.length} lines with \`// =>\`, but the program printed ${printed.length}:\n${stdout}`)
  }
  const wrong = expected.flatMap((at, n) => (at.value === printed[n] ? [] : [{ ...at, value: printed[n] ?? '' }]))
  return {
    faults: wrong.map(({ line, value }) => ({ line, message: `printed: ${value}` })),
    corrections: wrong.map(({ line, before, value }) => ({ line, count: 1, lines: [`${before} ${value}`.trimEnd()] })),
  }
}

const isThere =
  (addresses: Addresses) =>
  ({ note }: Block): boolean =>
    note?.kind !== 'needs' || note.text in addresses

/**
 * Type-checks all `ts` blocks of a document, runs those whose databases are there, and compares what they print.
 */
export const runProgram = async (
  folder: string,
  blocks: readonly Block[],
  addresses: Addresses = {},
): Promise<Finding> => {
  if (blocks.length === 0) return nothing
  await writeFile(join(folder, 'document.mts'), sourceOf(blocks))
  const checked = check(join(folder, 'document.mts'))
  if (checked.faults.length > 0) return checked
  const source = sourceOf(blocks.filter(isThere(addresses)))
  await writeFile(join(folder, 'document.mjs'), emit(source))
  const { exit, stdout, stderr } = await run(folder, process.execPath, ['document.mjs'], addresses)
  if (exit !== 0) return fault(blocks[0]?.line ?? 1, `the program ended with ${exit}:\n${stderr}`)
  return compare(source, stdout)
}
