import {
  emptySchema,
  type DefinitionDocument,
  type ObjectSchemaDocument,
  type OutcomeDocument,
} from '../../document/document.js'
import { levelOf } from '../../document/service/level.js'
import { compileSchema } from '../compile-field.js'
import type { CompiledMembers } from '../compile-members.js'
import { compileOutcome } from './compile-outcome.js'
import type { CompiledBranches } from './compiled-outcome.js'
import { readingOf } from './service-reading.js'

/** What a creation and an operation have in common once they have branches. */
interface CommandDocument {
  readonly arguments?: ObjectSchemaDocument
  readonly response?: ObjectSchemaDocument
  readonly outcomes?: readonly OutcomeDocument[]
}

/** The branches of a command that registration has checked, made ready; nothing where it has none (SR-106). */
export const compileBranches = (
  command: CommandDocument,
  document: DefinitionDocument,
  schema: CompiledMembers,
): CompiledBranches | undefined => {
  const { outcomes = [], arguments: declared = emptySchema, response = emptySchema } = command
  if (outcomes.length === 0) return undefined
  const level = levelOf(document)
  const args = compileSchema(declared, level)
  const slots = { args: args.slots, fields: schema.slots, service: readingOf(document, declared) }
  const compiled = outcomes.map((outcome) => compileOutcome(outcome, document.schema.fields, schema, slots))
  const isForWrongState = (index: number) => outcomes[index]?.wrong_state === true
  return {
    arguments: args,
    response: compileSchema(response, level),
    outcomes: compiled.filter((_, index) => !isForWrongState(index)),
    wrongState: compiled.find((_, index) => isForWrongState(index)),
    moveSources: new Set(compiled.flatMap(({ effect }) => effect.declaredFrom)),
  }
}
