import type { DefinitionDocument } from '@assent/kernel'
import { lifecycleGraph, referenceGraph, type Graph, type GraphLayout } from '@assent/surface'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { addFlags } from '../flags/flag.js'
import { graphFormatFlag, graphFormats, isDrawing, type GraphFormat } from '../flags/graph-format.js'
import { graphLayoutFlag, type LayoutName } from '../flags/graph-layout.js'
import { readValidDefinition } from '../input/read-valid-definition.js'
import { elkLayout } from '../layout/elk-layout.js'
import { answered, type Output } from '../output.js'
import { legibleGraph } from '../print/legible-graph.js'
import type { World } from '../world.js'
import { example, type AddVerb } from './verb.js'

interface GraphFlags {
  readonly references?: boolean
  readonly format?: GraphFormat
  readonly layout?: LayoutName
}

/** The lifecycle of one definition, or the references of all (L-21). */
const graphOf = (documents: readonly DefinitionDocument[], references: boolean): E.Either<Failure, Graph> => {
  const [first, ...others] = documents
  if (references || first === undefined) return E.right(referenceGraph(documents))
  return others.length === 0
    ? E.right(lifecycleGraph(first))
    : E.left(usage('a lifecycle is drawn of one definition: give one file, or `--references` for how types refer'))
}

/** The format, which has a layout only where it is a drawing. */
const formatOf = ({ format = 'text', layout }: GraphFlags): E.Either<Failure, GraphFormat> =>
  layout === undefined || isDrawing(format)
    ? E.right(format)
    : E.left(usage(`\`--layout\` is for the formats svg and html, not for ${format}`))

/** A drawing that is given no layout has the plain one. */
const layoutOf = (graph: Graph, name: LayoutName = 'plain'): TE.TaskEither<Failure, GraphLayout | undefined> =>
  name === 'elk' ? elkLayout(graph) : TE.right(undefined)

const printed = (graph: Graph, format: GraphFormat, layout?: LayoutName): TE.TaskEither<Failure, Output> =>
  pipe(
    layoutOf(graph, layout),
    TE.map((places) => answered(graphFormats[format](graph, places))),
  )

const graph = (files: readonly string[], flags: GraphFlags, world: World): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.fromEither(formatOf(flags)),
    TE.bindTo('format'),
    TE.bind('definitions', () => pipe(files, TE.traverseSeqArray(readValidDefinition(world)))),
    TE.flatMap(({ format, definitions }) =>
      pipe(
        graphOf(
          definitions.map(({ document }) => document),
          flags.references === true,
        ),
        TE.fromEither,
        TE.flatMap((drawn) => printed(legibleGraph(drawn), format, flags.layout)),
      ),
    ),
  )

export const addGraph: AddVerb = (program, choose) => {
  const command = program
    .command('graph')
    .description('draw the lifecycle of a definition, or how the types of a set refer to each other')
    .argument('<files...>', 'definitions, YAML or JSON')
    .option('--references', 'the references between the types, at any depth')
    .addHelpText('after', example('entity graph ticket.yaml --format svg > ticket.svg'))
    .action((files: readonly string[], flags: GraphFlags) => choose((world) => graph(files, flags, world)))
  addFlags(command, [], [graphFormatFlag, graphLayoutFlag])
}
