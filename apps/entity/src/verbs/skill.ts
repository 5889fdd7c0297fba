import type { Command } from 'commander'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { addFlags, flag } from '../flags/flag.js'
import { recordingFlags } from '../flags/recording.js'
import type { Output } from '../output.js'
import { verbTexts } from '../skill/verb-text.js'
import type { World } from '../world.js'
import { version } from '../version.js'
import { printOrSave, type SaveFlags } from './print-or-save.js'
import { example, type AddVerb } from './verb.js'

const rendered = (program: Command): TE.TaskEither<Failure, string> =>
  pipe(
    // Loaded here, so that no other verb waits for it.
    TE.fromTask(() => import('../skill/render-skill.js')),
    TE.map(({ renderSkill }) => renderSkill({ version, verbs: verbTexts(program), recording: recordingFlags() })),
  )

const skill = (program: Command, flags: SaveFlags, world: World): TE.TaskEither<Failure, Output> =>
  printOrSave(rendered(program), flags, world)

export const addSkill: AddVerb = (program, choose) => {
  const command = program
    .command('skill')
    .description('print what teaches an agent this version of the command, an Agent Skills document')
    .option('--force', 'replaces the file of --out, and no other')
    .addHelpText('after', example('entity skill --out .agents/skills/entity/SKILL.md'))
    .action((flags: SaveFlags) => choose((world) => skill(program, flags, world)))
  addFlags(command, [], [flag('--out <file>', 'writes it to a file instead, which must not exist')])
}
