import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { definitionFlag } from '../flags/definition.js'
import { addFlags } from '../flags/flag.js'
import { mcpFlags, type McpFlags } from '../flags/mcp.js'
import { storeFlag } from '../flags/subject.js'
import { mcpSettings } from '../mcp/settings.js'
import type { Output } from '../output.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

const mcp = (flags: McpFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.fromEither(mcpSettings(flags)),
    TE.bindTo('settings'),
    // Loaded here, so that no other verb waits for it.
    TE.bind('serving', () => TE.fromTask(() => import('../mcp/serve-mcp.js'))),
    TE.flatMap(({ settings, serving: { serveMcp } }) => serveMcp(flags, settings, world)),
  )

export const addMcp: AddVerb = (program, choose) => {
  const command = program
    .command('mcp')
    .description('serve the operations to a model as MCP tools, over standard input and output or HTTP')
    .addHelpText('after', example('entity mcp --definition ticket.yaml --store tickets.db --principal model.json'))
    .action((flags: McpFlags) => choose((world) => mcp(flags, world)))
  addFlags(command, [definitionFlag(), storeFlag()], mcpFlags())
}
