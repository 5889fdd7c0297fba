import type { Block } from './block.js'
import { fault, nothing, together, type Finding } from './fault.js'
import { run } from './folder.js'
import { linesOf } from './lines.js'

/** A command of a block and the output that the document promises. */
interface Step {
  readonly line: number
  readonly command: string
  readonly expected: readonly string[]
}

interface Answer {
  readonly output: readonly string[]
  readonly exit: number
}

const prompt = '$ '

/** A command starts with `$ ` and goes on while its line ends with a backslash; all up to the next one is output. */
const readSteps = (block: Block): readonly Step[] => {
  const starts = block.lines.flatMap((line, index) => (line.startsWith(prompt) ? [index] : []))
  return starts.map((start, n) => {
    const lines = block.lines.slice(start, starts[n + 1])
    const last = lines.findIndex((line) => !line.endsWith('\\'))
    return {
      line: block.line + start,
      command: lines
        .slice(0, last + 1)
        .join('\n')
        .slice(prompt.length),
      expected: lines.slice(last + 1),
    }
  })
}

// The mark stands between the outputs of two commands, and keeps `$?` for a following `echo $?`.
const mark = '\u001e'
const marked = ({ command }: Step): string =>
  `${command}\nstatus=$?; printf '\\n${mark}%s\\n' "$status"; (exit "$status")\n`

/** Runs all commands of one block in one shell, standard error beside standard output as on a terminal. */
const answer = async (folder: string, steps: readonly Step[]): Promise<readonly Answer[]> => {
  const { stdout } = await run(folder, 'sh', ['-c', `exec 2>&1\n${steps.map(marked).join('')}`])
  const parts = stdout.split(new RegExp(`\\n${mark}(\\d+)\\n`))
  return steps.map((_, n) => ({
    output: linesOf(parts[2 * n] ?? ''),
    exit: Number(parts[2 * n + 1] ?? NaN),
  }))
}

const judge = (step: Step, { output, exit }: Answer, next: Step | undefined): Finding => {
  // Without this a block could pass by showing the text of an error that nobody meant.
  if (exit !== 0 && next?.command !== 'echo $?') {
    return fault(step.line, `\`${step.command}\` ended with ${exit}: show it with \`$ echo $?\`\n${output.join('\n')}`)
  }
  if (output.join('\n') === step.expected.join('\n')) return nothing
  const line = step.line + step.command.split('\n').length
  return {
    faults: [{ line: step.line, message: `\`${step.command}\` printed:\n${output.join('\n')}` }],
    corrections: [{ line, count: step.expected.length, lines: output }],
  }
}

/** Runs the commands of a `console` block and compares every output. */
export const runConsole = async (folder: string, block: Block): Promise<Finding> => {
  const steps = readSteps(block)
  if (steps[0]?.line !== block.line) return fault(block.line, 'a console block begins with `$ ` and a command')
  const answers = await answer(folder, steps)
  return together(answers.map((given, n) => judge(steps[n] as Step, given, steps[n + 1])))
}
