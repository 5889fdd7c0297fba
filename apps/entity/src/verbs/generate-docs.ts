import type { ValidatedDefinition } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags, flag } from '../flags/flag.js'
import { readRegistry } from '../input/read-registry.js'
import { answered, type Output } from '../output.js'
import { lines } from '../print/print.js'
import type { FolderFault } from '../save-folder.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

interface DocsFlags {
  readonly definition: readonly string[]
  readonly out: string
  readonly force?: boolean
}

const sentenceOf = (path: string, fault: FolderFault): string => {
  switch (fault.kind) {
    case 'unnamed':
      return `\`--out\` names no folder: \`${path}\``
    case 'exists':
      return `\`${path}\` already exists; pass --force to replace pages that were generated there`
    case 'foreign':
      return `\`${path}\` holds no generated pages, and is left alone: choose another folder`
    case 'failed':
      return `\`${path}\` cannot be written: ${fault.reason}`
  }
}

const save = (definitions: readonly ValidatedDefinition[], { out, force = false }: DocsFlags, world: World) =>
  pipe(
    // Loaded here, so that no other verb waits for it.
    TE.fromTask(() => import('../docs/folder-of.js')),
    TE.map(({ folderOf }) => folderOf(definitions)),
    TE.flatMap((folder) =>
      pipe(
        world.saveFolder(out, folder, force),
        TE.mapLeft((fault): Failure => usage(sentenceOf(out, fault))),
        TE.map(() => `generated ${folder.files.size} file(s) for ${definitions.length} definition(s) at ${out}`),
      ),
    ),
    TE.map((sentence) => answered(lines([sentence]))),
  )

const generateDocs = (flags: DocsFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    readRegistry(flags.definition, world),
    TE.flatMap((registry) => save(registry.list(), flags, world)),
  )

export const addGenerateDocs: AddVerb = (program, choose) => {
  const command = program
    .command('docs')
    .description('write pages of definitions, as HTML and as Markdown, with examples that were decided')
    .option('--force', 'replaces the pages that were generated into the folder of --out before')
    .addHelpText('after', example('entity generate docs --definition ticket.yaml --out pages'))
    .action((flags: DocsFlags) => choose((world) => generateDocs(flags, world)))
  addFlags(command, [definitionFlag(), flag('--out <folder>', 'the folder that is made')], [])
}
