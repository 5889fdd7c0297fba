import {
  memberOf,
  type CreateDocument,
  type DefinitionDocument,
  type JsonObject,
  type OperationDocument,
} from '@assent/kernel'
import { argumentsSchema, creationFieldsSchema, declaredRefusalSchema, responseSchema } from '@assent/surface'
import type { SchemaOptions } from '@assent/surface'
import { chain, fromNullable, left, map, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, usage, type Failure } from '../failure.js'

/** Which command of a definition is meant: an operation or, where none is named, the creation. */
export interface CommandFlags extends SchemaOptions {
  readonly operation?: string
}

const operationOf = (definition: DefinitionDocument, operation: string): Either<Failure, OperationDocument> =>
  pipe(
    memberOf<OperationDocument>(definition.operations, operation),
    fromNullable(refused({ kind: 'operation_not_found', operation })),
  )

type Branched = Pick<CreateDocument, 'response' | 'outcomes'>

/** The command that is meant, if it has outcomes: without them it answers nothing and declares no refusal. */
const branchedOf = (definition: DefinitionDocument, operation: string | undefined): Either<Failure, Branched> => {
  const { entity, version, create } = definition
  const found: Either<Failure, Branched> = operation === undefined ? right(create) : operationOf(definition, operation)
  const what = operation === undefined ? 'the creation' : `operation \`${operation}\``
  const without = usage(`${what} of \`${entity}\` version ${version} has no outcomes`)
  return pipe(
    found,
    chain((command) => ((command.outcomes ?? []).length === 0 ? left(without) : right(command))),
  )
}

/** What a command takes as arguments: of a creation, what its outcomes take. */
export const argumentsOf = (definition: DefinitionDocument, flags: CommandFlags): Either<Failure, JsonObject> => {
  const { operation } = flags
  const { semantics } = definition
  if (operation === undefined)
    return pipe(
      branchedOf(definition, undefined),
      map(() => creationFieldsSchema(definition, flags)),
    )
  return pipe(
    operationOf(definition, operation),
    map((found) => argumentsSchema(found, { ...flags, semantics })),
  )
}

/** What the outcomes of a command answer. */
export const responseOf = (definition: DefinitionDocument, flags: CommandFlags): Either<Failure, JsonObject> =>
  pipe(
    branchedOf(definition, flags.operation),
    map((command) => responseSchema(command, { ...flags, semantics: definition.semantics }) ?? {}),
  )

/** What the outcomes of a command refuse. */
export const declaredRefusalOf = (definition: DefinitionDocument, flags: CommandFlags): Either<Failure, JsonObject> =>
  pipe(
    branchedOf(definition, flags.operation),
    chain((command) =>
      pipe(declaredRefusalSchema(command), fromNullable(usage('none of the outcomes of this command refuses'))),
    ),
  )
