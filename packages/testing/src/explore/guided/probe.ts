import {
  explain,
  normalizeFields,
  parseDefinition,
  validate,
  type DefinitionDocument,
  type EntityInstance,
  type ExplainedRule,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { chainW, isLeft } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/** Explains what the invariants answer to the fields of a creation; nothing where the schema refuses them. */
export type ExplainCreation = (id: string, fields: JsonObject) => readonly ExplainedRule[]

const freeName = ({ operations }: DefinitionDocument): string => {
  let name = 'probe'
  while (Object.hasOwn(operations, name)) name += '_'
  return name
}

/** An operation that does nothing, in the initial state, is judged by what a creation is judged by. */
const withProbe = (document: DefinitionDocument, name: string): ValidatedDefinition => {
  const { initial } = document.lifecycle
  const probe = { transitions: [{ from: initial, to: initial }] }
  const definition = pipe(
    parseDefinition({ ...document, operations: { ...document.operations, [name]: probe } }),
    chainW((parsed) => validate(parsed)),
  )
  if (isLeft(definition)) throw new Error('an operation that does nothing makes no defect')
  return definition.right
}

/** The kernel explains operations only: a creation is explained as one that does nothing. */
export const explainCreations = (definition: ValidatedDefinition): ExplainCreation => {
  const { document, entity, version } = definition
  const name = freeName(document)
  const probing = withProbe(document, name)
  return (id, given) => {
    const fields = normalizeFields(definition, given)
    // What a creation with outcomes makes of its arguments is not known before it is decided.
    if (isLeft(fields) || document.create.outcomes !== undefined) return []
    const instance: EntityInstance = {
      entity,
      version,
      id,
      lifecycle_state: document.lifecycle.initial,
      revision: 1,
      fields: fields.right,
    }
    return explain(probing, instance, name, {}).rules
  }
}
