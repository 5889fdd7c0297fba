import { parseJson, type Json, type ParseFailure } from '@assent/kernel'
import { readYaml } from '@assent/yaml'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { describeParseFailure } from '../print/parse-failure.js'
import type { World } from '../world.js'

const readText = (value: string, world: World): TE.TaskEither<string, string> => {
  if (value === '-') {
    return pipe(
      world.readStandardInput,
      TE.mapLeft((reason) => `standard input cannot be read: ${reason}`),
    )
  }
  if (!value.startsWith('@')) return TE.right(value)
  const path = value.slice(1)
  return pipe(
    world.readFile(path),
    TE.mapLeft((reason) => `\`${path}\` cannot be read: ${reason}`),
  )
}

// Text that starts as JSON is not tried as YAML: both readers then give the one reason (D-4).
const bothReasons = (json: ParseFailure, yaml: ParseFailure): string =>
  json.message === yaml.message
    ? `it is not JSON: ${describeParseFailure(json)}`
    : `it is neither JSON (${describeParseFailure(json)}) nor YAML (${describeParseFailure(yaml)})`

const readJson = (text: string): E.Either<string, Json> =>
  pipe(
    parseJson(text),
    E.orElse((json) =>
      pipe(
        readYaml(text),
        E.mapLeft((yaml) => bothReasons(json, yaml)),
      ),
    ),
  )

/** The value of a flag: JSON first, then YAML, from the flag itself, from `@path`, or from standard input (L-8). */
export const readValue = (flag: string, value: string, world: World): TE.TaskEither<Failure, Json> =>
  pipe(
    readText(value, world),
    TE.flatMapEither(readJson),
    TE.mapLeft((reason) => usage(`\`${flag}\`: ${reason}`)),
  )

/** The actions of the host, or nothing: then none are supplied (SR-144). */
export const readFulfillments = (value: string | undefined, world: World): TE.TaskEither<Failure, Json | undefined> =>
  value === undefined ? TE.right(undefined) : readValue('--fulfillments', value, world)
