import { Command, CommanderError } from 'commander'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from './failure.js'
import { answered } from './output.js'
import { addAvailable } from './verbs/available.js'
import { addCheck } from './verbs/check.js'
import { addCreate } from './verbs/create.js'
import { addDiff } from './verbs/diff.js'
import { addEvents } from './verbs/events.js'
import { addExecute } from './verbs/execute.js'
import { addExplain } from './verbs/explain.js'
import { addGenerate } from './verbs/generate.js'
import { addGet } from './verbs/get.js'
import { addGraph } from './verbs/graph.js'
import { addHistory } from './verbs/history.js'
import { addInspect } from './verbs/inspect.js'
import { addList } from './verbs/list.js'
import { addMcp } from './verbs/mcp.js'
import { addSchema } from './verbs/schema.js'
import { addSkill } from './verbs/skill.js'
import { addValidate } from './verbs/validate.js'
import { addVerify } from './verbs/verify.js'
import type { Choose, Verb } from './verbs/verb.js'
import { version } from './version.js'

const verbs = [
  addValidate,
  addInspect,
  addGraph,
  addCreate,
  addExecute,
  addExplain,
  addAvailable,
  addGet,
  addList,
  addEvents,
  addHistory,
  addVerify,
  addCheck,
  addDiff,
  addSchema,
  addGenerate,
  addMcp,
  addSkill,
]

const exitCodes = `
Exit codes:
  0  decided or answered
  1  refused: JSON on standard output, one line on standard error; or invalid, not as stored, or
     of \`check\` an error, of \`diff\` what breaks: the report
  2  called wrongly, or an input cannot be read: one line on standard error`

const programOf = (choose: Choose): Command => {
  const program = new Command('entity')
    .description('decide about entities that are declared as data, and keep the decisions')
    .version(version)
    .exitOverride()
    .addHelpText('after', exitCodes)
  for (const add of verbs) add(program, choose)
  return program
}

/** A command and those below it, at any depth. */
const withSubcommands = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap((below) => withSubcommands(below)),
]

/** A sentence of the parser's as ours: lower case, one line, names in backticks. */
const sentenceOf = ({ code, message }: CommanderError, argv: readonly string[]): string =>
  code === 'commander.help'
    ? `a verb is missing: \`${['entity', ...argv, '--help'].join(' ')}\` lists them`
    : message
        .replace(/^error: /, '')
        .replaceAll(/'([^']*)'/g, '`$1`')
        .replace(/\. Expected (.*)\.$/, ': expected $1')
        .replace(/\n\(Did you mean (?:one of )?(.*)\?\)$/, ': did you mean `$1`?')

/** What an invocation asks for: a verb with its flags, or the help or version text as its answer. */
export const readCommandLine = (argv: readonly string[]): Either<Failure, Verb> => {
  let chosen: Verb | undefined
  let printed = ''
  const program = programOf((verb) => (chosen = verb))
  const writeOut = (text: string): void => void (printed += text)
  for (const command of withSubcommands(program)) {
    command.configureOutput({ writeOut, writeErr: () => undefined })
  }
  try {
    program.parse(argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) return left(usage(sentenceOf(error, argv)))
  }
  return right(chosen ?? (() => TE.right(answered(printed))))
}
