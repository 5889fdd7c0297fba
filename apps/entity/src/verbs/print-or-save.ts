import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { answered, type Output } from '../output.js'
import type { SaveFault } from '../save-file.js'
import type { World } from '../world.js'

/** Where a text goes: to a file instead of standard output, and over one that is there. */
export interface SaveFlags {
  readonly out?: string
  readonly force?: boolean
}

const notSaved =
  (path: string) =>
  (fault: SaveFault): Failure =>
    usage(
      fault.kind === 'exists'
        ? `\`${path}\` already exists; pass --force to replace that exact file`
        : `\`${path}\` cannot be written: ${fault.reason}`,
    )

/** Prints a text, or writes it to the file of `--out`, which must not exist without `--force` (L-26). */
export const printOrSave = (
  text: TE.TaskEither<Failure, string>,
  { out, force = false }: SaveFlags,
  world: World,
): TE.TaskEither<Failure, Output> => {
  if (out === undefined && force) return TE.left(usage('`--force` needs `--out`'))
  if (out === undefined) return pipe(text, TE.map(answered))
  return pipe(
    text,
    TE.flatMap((made) => pipe(world.saveFile(out, made, force), TE.mapLeft(notSaved(out)))),
    TE.map(() => answered('')),
  )
}
