import { addGenerateAsyncApi, addGenerateOpenApi } from './generate-contract.js'
import { addGenerateDocs } from './generate-docs.js'
import { addGenerateTypes } from './generate-types.js'
import { example, type AddVerb } from './verb.js'

/** What can be generated, each a word after `generate`. */
const targets: readonly AddVerb[] = [addGenerateDocs, addGenerateTypes, addGenerateOpenApi, addGenerateAsyncApi]

export const addGenerate: AddVerb = (program, choose) => {
  const command = program
    .command('generate')
    .description('write what definitions say, for other tools: docs, types, openapi, asyncapi')
    .addHelpText('after', example('entity generate openapi --definition ticket.yaml'))
  for (const add of targets) add(command, choose)
}
