import { parseDefinition, Registry, validate, type DefinitionDocument, type ValidatedDefinition } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { briefer, briefest, type Effort } from '../effort.js'
import { measureAxis, type Axis } from '../growth/axis.js'
import { definitionJson, smallest, type Shape } from '../growth/shape.js'
import { inTurn } from '../in-turn.js'
import { duration, printRows } from '../print-table.js'
import { sideBySide, type Contender } from '../side-by-side.js'

const rightOf = <A>(either: Either<{ readonly kind?: string }, A>): A => {
  if (isLeft(either)) throw new Error(`a definition of the benchmark does not hold: ${JSON.stringify(either.left)}`)
  return either.right
}

/** From JSON in memory to a definition that decides: read, checked, compiled. */
const made = (json: unknown): ValidatedDefinition => rightOf(validate(rightOf(parseDefinition(json))))

const makes = (shape: Partial<Shape>): Contender['work'] => {
  const json = definitionJson({ ...smallest, ...shape })
  made(json)
  return inTurn([json], made)
}

const registered = (documents: readonly (DefinitionDocument | ValidatedDefinition)[]): Registry =>
  rightOf(Registry.empty.registerAll(documents))

const registersOneMore = (size: number): Contender['work'] => {
  const [last, ...others] = Array.from({ length: size + 1 }, (_, number) =>
    made(definitionJson(smallest, `t${number}`)),
  )
  const registry = registered(others)
  return inTurn([last as ValidatedDefinition], (definition) => registry.register(definition))
}

const axes: readonly Axis[] = [
  {
    name: 'operations of a definition',
    one: 'an operation',
    sizes: [2, 20, 200, 2000],
    at: (operations) => makes({ operations }),
  },
  { name: 'fields of a definition', one: 'a field', sizes: [5, 50, 500, 5000], at: (fields) => makes({ fields }) },
  {
    name: 'conditions of an operation',
    one: 'a condition',
    sizes: [1, 10, 100, 1000],
    at: (preconditions) => makes({ preconditions, operations: 1 }),
  },
  {
    name: 'one more definition in a registry of',
    one: 'a definition',
    sizes: [100, 1000, 10_000],
    at: registersOneMore,
  },
]

const stages = ['parseDefinition', 'validate', 'registerAll'] as const

/** A thousand definitions of 20 operations, each stage by itself. */
const thousand = async (effort: Effort): Promise<void> => {
  const jsons = Array.from({ length: 1000 }, (_, number) =>
    definitionJson({ ...smallest, operations: 20 }, `t${number}`),
  )
  const documents = jsons.map((json) => rightOf(parseDefinition(json)))
  const definitions = documents.map((document) => rightOf(validate(document)))
  const works = [
    inTurn([jsons], (all) => all.map((json) => parseDefinition(json))),
    inTurn([documents], (all) => all.map((document) => validate(document))),
    inTurn([definitions], registered),
  ]
  const contenders = stages.map((name, index) => ({ name, work: works[index] ?? (() => undefined) }))
  const measured = await sideBySide(contenders, briefest(effort))
  const seconds = measured.map(({ perSecond }) => 1 / perSecond)
  const total = seconds.reduce((sum, part) => sum + part, 0)
  printRows(
    ['1,000 definitions of 20 operations', 'take'],
    [...stages.map((name, index) => [name, duration(seconds[index] ?? 0)]), ['together', duration(total)]],
  )
}

/** What it costs to make a definition ready, which is done once, and how that grows with its size. */
export const measureDefinitions = async (effort: Effort): Promise<void> => {
  for (const axis of axes) await measureAxis(axis, briefer(effort))
  await thousand(effort)
}
