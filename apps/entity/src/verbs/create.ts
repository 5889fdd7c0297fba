import { decideCreate } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, valueFlag } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { keepingOf, recordingFlags, type RecordingFlags } from '../flags/recording.js'
import { entityFlag, idFlag, storeFlag } from '../flags/subject.js'
import { readValue } from '../input/read-value.js'
import { withStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import { answerDecision, printCommit } from '../print/answer-decision.js'
import type { World } from '../world.js'
import { readDefinitions, type DefinitionFlags } from './read-definitions.js'
import { example, type AddVerb } from './verb.js'

interface CreateFlags extends DefinitionFlags, RecordingFlags {
  readonly id: string
  readonly fields?: string
  readonly store?: string
  readonly format?: Format
}

const create = (flags: CreateFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.Do,
    TE.bind('keeping', () => TE.fromEither(keepingOf(flags))),
    TE.bind('definitions', () => readDefinitions(flags, world)),
    TE.bind('fields', () => readValue('--fields', flags.fields ?? '{}', world)),
    TE.flatMap(({ keeping, definitions: { registry, definition }, fields }) => {
      const { id, format = 'json' } = flags
      if (keeping.kind === 'printed') {
        return TE.fromEither(answerDecision(decideCreate(definition, { id, fields }), keeping.recording, format))
      }
      const { store, recording } = keeping
      const request = { entity: definition.entity, version: definition.version, id, fields, recording }
      return pipe(
        withStore({ name: store, use: 'create' }, registry, world, (runtime) => runtime.create(request)),
        TE.map(({ commit }) => printCommit(commit, format)),
      )
    }),
  )

export const addCreate: AddVerb = (program, choose) => {
  const command = program
    .command('create')
    .description('decide a creation; with --store, keep the decision')
    .addHelpText(
      'after',
      example(
        'entity create --definition ticket.yaml --id t-1 --fields \'{"title": "lamp is dark"}\' \\',
        '--store tickets.db --record-id create-t-1 --recorded-at 2027-03-01T08:00:00Z --actor ada',
      ),
    )
    .action((flags: CreateFlags) => choose((world) => create(flags, world)))
  addFlags(
    command,
    [definitionFlag(), idFlag()],
    [
      entityFlag(),
      valueFlag('--fields <value>', 'the fields (default: {})'),
      storeFlag(),
      ...recordingFlags(),
      formatFlag('json'),
    ],
  )
}
