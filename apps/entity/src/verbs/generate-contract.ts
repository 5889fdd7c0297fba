import type { DefinitionDocument, JsonObject } from '@assent/kernel'
import { asyncApiContract, openApiContract, type SchemaOptions } from '@assent/surface'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags } from '../flags/flag.js'
import { largeNumbersFlag, projectionFlags, projectionText, type ProjectionFlags } from '../flags/projection.js'
import { readRegistry } from '../input/read-registry.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'
import { printOrSave } from './print-or-save.js'
import { example, type AddVerb } from './verb.js'

interface ContractFlags extends ProjectionFlags {
  readonly definition: readonly string[]
}

/** A contract of a set of definitions. */
interface Contract {
  readonly word: string
  readonly description: string
  readonly of: (definitions: readonly DefinitionDocument[], options: SchemaOptions) => JsonObject
}

const generateContract = (contract: Contract, flags: ContractFlags, world: World): TE.TaskEither<Failure, Output> =>
  printOrSave(
    pipe(
      readRegistry(flags.definition, world),
      TE.map((registry) => registry.list().map(({ document }) => document)),
      TE.map((documents) => contract.of(documents, flags)),
      TE.map((document) => projectionText(document, flags)),
    ),
    flags,
    world,
  )

const addContract =
  (contract: Contract): AddVerb =>
  (program, choose) => {
    const { word, description } = contract
    const command = program
      .command(word)
      .description(description)
      .option('--force', 'replaces the file of --out, and no other')
      .addHelpText('after', example(`entity generate ${word} --definition ticket.yaml --out ${word}.json`))
      .action((flags: ContractFlags) => choose((world) => generateContract(contract, flags, world)))
    addFlags(command, [definitionFlag()], [largeNumbersFlag(), ...projectionFlags()])
  }

export const addGenerateOpenApi = addContract({
  word: 'openapi',
  description: 'write what a service over definitions takes and answers, as OpenAPI 3.1',
  of: openApiContract,
})

export const addGenerateAsyncApi = addContract({
  word: 'asyncapi',
  description: 'write the events that are told of decisions, as AsyncAPI 3.0',
  of: asyncApiContract,
})
