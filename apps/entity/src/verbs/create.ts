import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, valueFlag } from '../flags/flag.js'
import { formatFlag, type Format } from '../flags/format.js'
import { keepingOf, recordingFlags, type RecordingFlags } from '../flags/recording.js'
import { relationsFlag, type RelationsFlags } from '../flags/relations.js'
import { entityFlag, newIdFlag, storeFlag } from '../flags/subject.js'
import { readRelations } from '../input/read-relations.js'
import { readValue } from '../input/read-value.js'
import { withStore } from '../input/with-store.js'
import type { Output } from '../output.js'
import { answerDecision, printCommit } from '../print/answer-decision.js'
import type { World } from '../world.js'
import { newInstance } from './new-instance.js'
import { readDefinitions, type DefinitionFlags } from './read-definitions.js'
import { example, type AddVerb } from './verb.js'

interface CreateFlags extends DefinitionFlags, RecordingFlags, RelationsFlags {
  readonly id?: string
  readonly fields?: string
  readonly store?: string
  readonly format?: Format
}

const create = (flags: CreateFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.Do,
    TE.bind('keeping', () => TE.fromEither(keepingOf(flags))),
    TE.bind('definitions', () => readDefinitions(flags, world)),
    TE.bind('created', ({ definitions: { definition } }) => TE.fromEither(newInstance(definition, flags.id))),
    TE.bind('fields', () => readValue('--fields', flags.fields ?? '{}', world)),
    TE.bind('relations', () => readRelations(flags, world)),
    TE.flatMap(({ keeping, definitions: { registry }, created, fields, relations }) => {
      const { format = 'json' } = flags
      if (keeping.kind === 'printed') {
        return TE.fromEither(answerDecision(created.decide(fields), keeping.recording, format))
      }
      const { store, recording } = keeping
      return pipe(
        withStore({ name: store, use: 'create' }, { registry, relations }, world, (runtime) =>
          created.store(runtime, fields, recording),
        ),
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
    [definitionFlag()],
    [
      entityFlag(),
      newIdFlag(),
      valueFlag('--fields <value>', 'the fields, or the arguments of a creation with outcomes (default: {})'),
      storeFlag(),
      relationsFlag(),
      ...recordingFlags(),
      formatFlag('json'),
    ],
  )
}
