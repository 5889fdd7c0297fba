import { readBlocks, type Block } from './block.js'
import { runConsole } from './console.js'
import { lenders, withDatabases, type Lenders } from './databases.js'
import { findUnused, runData } from './data.js'
import { correct, fault, nothing, together, type Fault, type Finding } from './fault.js'
import { inFolder } from './folder.js'
import { runProgram } from './program.js'

/** What running a document found. */
export interface Report {
  readonly faults: readonly Fault[]
  /** The reasons of the blocks that are not run. */
  readonly notRun: readonly string[]
  /** The document as it would be true. */
  readonly corrected: string
}

const runBlock = (folder: string, block: Block): Promise<Finding> | Finding => {
  if (block.note?.kind === 'needs') return fault(block.line, 'only a `ts` block may need a database')
  switch (block.language) {
    case 'console':
      return runConsole(folder, block)
    case 'yaml':
    case 'json':
      return runData(folder, block)
    case 'text':
      return block.lines.some((line) => line.startsWith('$ '))
        ? fault(block.line, 'a command stands in a console block, so that it is run')
        : nothing
    default:
      return fault(block.line, `no way to run a block of language \`${block.language}\`: say why it is not run`)
  }
}

/** A block that needs what nobody lends would never run. */
const findStrangers = (blocks: readonly Block[], lend: Lenders): readonly Finding[] =>
  blocks.flatMap(({ line, note }) =>
    note?.kind === 'needs' && lend[note.text] === undefined ? [fault(line, `nobody lends \`${note.text}\``)] : [],
  )

const runPrograms = (folder: string, blocks: readonly Block[], lend: Lenders): Promise<Finding> => {
  const needed = new Set(blocks.flatMap(({ note }) => (note?.kind === 'needs' ? [note.text] : [])))
  return withDatabases([...needed], lend, (addresses) => runProgram(folder, blocks, addresses))
}

/** Runs every block in a folder: data and commands in order, then the `ts` blocks as one program. */
export const runDocumentIn = async (folder: string, markdown: string, lend: Lenders = lenders): Promise<Report> => {
  const blocks = readBlocks(markdown)
  const run = blocks.filter((block) => block.note?.kind !== 'not run')
  const findings = [...findUnused(run), ...findStrangers(run, lend)]
  for (const block of run.filter(({ language }) => language !== 'ts')) findings.push(await runBlock(folder, block))
  const program = run.filter(({ language }) => language === 'ts')
  findings.push(await runPrograms(folder, program, lend))
  const { faults, corrections } = together(findings)
  return {
    faults,
    notRun: blocks.flatMap(({ note }) => (note?.kind === 'not run' ? [note.text] : [])),
    corrected: correct(markdown, corrections),
  }
}

/** The same in a folder of its own, where the examples, `entity` and the packages are. */
export const runDocument = (markdown: string, lend?: Lenders): Promise<Report> =>
  inFolder((folder) => runDocumentIn(folder, markdown, lend))
