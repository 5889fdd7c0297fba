import { flatMap, left, mapLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Recording } from '@assent/shell'
import { usage, type Failure } from '../failure.js'
import type { Format } from '../flags/format.js'
import { keepingOf, type RecordingFlags } from '../flags/recording.js'
import type { RelationsFlags } from '../flags/relations.js'
import type { DefinitionFlags } from './read-definitions.js'

export interface ExecuteFlags extends DefinitionFlags, RecordingFlags, RelationsFlags {
  readonly operation: string
  readonly store?: string
  readonly id?: string
  readonly expectedRevision?: string
  readonly format?: Format
}

/** An instance that the caller hands in. */
export interface GivenTarget {
  readonly kind: 'given'
  readonly instance: string
  readonly recording: Recording | undefined
}

/** An instance that a store holds. */
export interface StoredTarget {
  readonly kind: 'stored'
  readonly store: string
  readonly id: string
  readonly recording: Recording
}

const givenTarget = (flags: ExecuteFlags, recording: Recording | undefined): Either<string, GivenTarget> => {
  const { instance, id, expectedRevision } = flags
  if (id !== undefined) return left('`--id` needs `--store`')
  if (expectedRevision !== undefined) return left('`--expected-revision` needs `--store`')
  if (instance === undefined) return left('the instance is missing: give `--instance`, or `--store` and `--id`')
  return right({ kind: 'given', instance, recording })
}

/** What the flags say to execute on. That `--instance` and `--store` exclude each other, the parser knows (L-13). */
export const targetOf = (flags: ExecuteFlags): Either<Failure, GivenTarget | StoredTarget> =>
  pipe(
    keepingOf(flags),
    flatMap((keeping) => {
      if (keeping.kind === 'printed') return pipe(givenTarget(flags, keeping.recording), mapLeft(usage))
      return flags.id === undefined ? left(usage('`--store` needs `--id`')) : right({ ...keeping, id: flags.id })
    }),
  )
