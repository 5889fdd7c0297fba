import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { createInstance } from '../decide/create.js'
import { partOf } from '../decide/part-of.js'
import { invalid } from '../decide/refusals.js'
import type { CompiledDefinition } from '../definition/compiled-definition.js'
import { validate } from '../definition/validate.js'
import { compiledOf } from '../definition/validated-definition.js'
import type { DefinitionDocument } from '../document/document.js'
import { describeFault } from '../document/parse-failure.js'
import type { CoreError, DefinitionErrors } from '../refusal.js'
import type { Json } from '../value/json.js'
import { canonical } from '../value/write-json.js'
import { readDecisionRecord } from './read-record.js'
import type { Command, Decision, DecisionRecord, EntityInstance } from './record.js'
import { replayOperation } from './replay-operation.js'

type CreateCommand = Extract<Command, { readonly command: 'create' }>

/** Compiles each definition of a history once: most records carry the same one. */
const compilerOf = (): ((document: DefinitionDocument) => Either<DefinitionErrors, CompiledDefinition>) => {
  const compiled = new Map<string, CompiledDefinition>()
  return (document) => {
    const bytes = canonical(document)
    const known = compiled.get(bytes)
    if (known !== undefined) return right(known)
    const validated = validate(document)
    if (isLeft(validated)) return validated
    const fresh = compiledOf(validated.right) as CompiledDefinition
    compiled.set(bytes, fresh)
    return right(fresh)
  }
}

/** What a creation was made from: its fields, under the service rules its arguments (SR-175). */
const inputOf = ({ service }: CompiledDefinition, { fields, arguments: args = {} }: CreateCommand): Json =>
  service === undefined ? fields : args

type Compile = ReturnType<typeof compilerOf>

/** Runs the command again; what the record says of its result is not read. A creation comes first and only first. */
const rerun = (
  definition: CompiledDefinition,
  { id, command }: DecisionRecord,
  instance: EntityInstance | undefined,
  place: string,
): Either<CoreError, Decision> => {
  switch (command.command) {
    case 'create':
      return instance === undefined
        ? createInstance(definition, { id, fields: inputOf(definition, command) })
        : left(invalid(place, 'only the first record can be a creation'))
    case 'execute':
      return instance === undefined
        ? left(invalid(place, 'the first record must be a creation'))
        : replayOperation(definition, instance, id, command)
    case 'legacy_import':
      return left(invalid(place, 'a legacy import is unverified and cannot be replayed'))
  }
}

/** One record, in the order of K-207. */
const step = (
  record: DecisionRecord,
  place: string,
  instance: EntityInstance | undefined,
  compile: Compile,
): Either<CoreError, EntityInstance> => {
  if (record.definition === null) return left(invalid(place, 'the record holds no definition to run it under'))
  const definition = compile(record.definition)
  if (isLeft(definition)) return definition
  const decision = rerun(definition.right, record, instance, place)
  if (isLeft(decision)) return decision
  return canonical(decision.right.record) === canonical(record)
    ? right(decision.right.instance)
    : left(invalid(place, 'the record differs from what its command gives'))
}

/** How many records a list has; nothing for what is no list, or is a Proxy of one that does not tell. */
const countOf = (records: unknown): number | undefined => {
  const count = partOf(records, 'length')
  return typeof count === 'number' && Array.isArray(records) ? count : undefined
}

/**
 * Recomputes a whole history, oldest record first, each under its own definition, and answers the last instance
 * (K-205 to K-215). Whatever a record claims about its result is compared in canonical bytes, never applied.
 *
 * @param records as `readDecisionRecord` reads them, or their JSON
 * @returns the first refusal: `validation` at `records[i]` for an empty list, an unreadable record, a creation out of
 *   place, a legacy import or a difference; `definition`; or what the kernel refuses of a rerun command
 */
export const replay = (records: readonly unknown[]): Either<CoreError, EntityInstance> => {
  const count = countOf(records)
  if (count === undefined) return left(invalid('records', 'expected a list of records'))
  const compile = compilerOf()
  let instance: EntityInstance | undefined
  for (let index = 0; index < count; index += 1) {
    const place = `records[${index}]`
    const record = readDecisionRecord(partOf(records, String(index)))
    if (isLeft(record)) return left(invalid(place, describeFault(record.left)))
    const next = step(record.right, place, instance, compile)
    if (isLeft(next)) return next
    instance = next.right
  }
  return instance === undefined ? left(invalid('records[0]', 'the history is empty')) : right(instance)
}
