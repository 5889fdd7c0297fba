import type { Command } from 'commander'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { addFlags, flag } from '../flags/flag.js'
import { recordingFlags } from '../flags/recording.js'
import { answered, type Output } from '../output.js'
import type { SaveFault } from '../save-file.js'
import { verbTexts } from '../skill/verb-text.js'
import type { World } from '../world.js'
import { version } from '../version.js'
import { example, type AddVerb } from './verb.js'

interface SkillFlags {
  readonly out?: string
  readonly force?: boolean
}

const rendered = (program: Command): TE.TaskEither<Failure, string> =>
  pipe(
    // Loaded here, so that no other verb waits for it.
    TE.fromTask(() => import('../skill/render-skill.js')),
    TE.map(({ renderSkill }) => renderSkill({ version, verbs: verbTexts(program), recording: recordingFlags() })),
  )

const notSaved =
  (path: string) =>
  (fault: SaveFault): Failure =>
    usage(
      fault.kind === 'exists'
        ? `\`${path}\` already exists; pass --force to replace that exact file`
        : `\`${path}\` cannot be written: ${fault.reason}`,
    )

const skill = (program: Command, { out, force = false }: SkillFlags, world: World): TE.TaskEither<Failure, Output> => {
  if (out === undefined && force) return TE.left(usage('`--force` needs `--out`'))
  if (out === undefined) return pipe(rendered(program), TE.map(answered))
  return pipe(
    rendered(program),
    TE.flatMap((text) => pipe(world.saveFile(out, text, force), TE.mapLeft(notSaved(out)))),
    TE.map(() => answered('')),
  )
}

export const addSkill: AddVerb = (program, choose) => {
  const command = program
    .command('skill')
    .description('print what teaches an agent this version of the command, an Agent Skills document')
    .option('--force', 'replaces the file of --out, and no other')
    .addHelpText('after', example('entity skill --out .agents/skills/entity/SKILL.md'))
    .action((flags: SkillFlags) => choose((world) => skill(program, flags, world)))
  addFlags(command, [], [flag('--out <file>', 'writes it to a file instead, which must not exist')])
}
