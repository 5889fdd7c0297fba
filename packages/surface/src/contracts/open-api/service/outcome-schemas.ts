import type { CreateDocument, DefinitionDocument, JsonObject, OutcomeDocument } from '@assent/kernel'
import { accepting } from '../../../json-schema/command.js'
import { responseSchema } from '../../../json-schema/documents.js'
import type { LargeNumbers } from '../../../json-schema/large-numbers.js'
import type { JsonSchema } from '../../../json-schema/schema.js'
import { oneOf } from '../../../json-schema/shapes.js'
import { declaredRefusalSchema } from '../../../refusals/declared-refusals.js'
import { schemaNamed } from '../../about.js'
import { partNames } from '../part-names.js'

const effectOf = ({ effect = 'none' }: OutcomeDocument): string =>
  typeof effect === 'object' ? 'moved' : { none: 'unchanged', creates: 'created', updates: 'updated' }[effect]

/** An object that has these members, and others. */
const having = (properties: JsonObject): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** What is stored of a decision, and what the outcome that was taken says of it (SR-165). */
const answeredSchema = (commit: string, outcomes: readonly OutcomeDocument[], response: JsonSchema): JsonSchema => {
  const record = having({
    outcome: oneOf(outcomes.map(({ name }) => name)),
    effect: oneOf([...new Set(outcomes.map(effectOf))]),
    response,
  })
  return { allOf: [schemaNamed(commit), having({ envelope: having({ record }) })] }
}

/** The components that the outcomes of all commands of a definition are described by. */
export const outcomeSchemas = (definition: DefinitionDocument, largeNumbers: LargeNumbers): JsonObject => {
  const names = partNames(definition)
  const { semantics } = definition
  const schemasOf = (
    command: Pick<CreateDocument, 'response' | 'outcomes'>,
    answered: string,
    refused: string,
  ): JsonObject => {
    const outcomes = accepting(command)
    const response = responseSchema(command, { largeNumbers, semantics })
    const refusal = declaredRefusalSchema(command)
    return {
      ...(response === undefined || outcomes.length === 0
        ? {}
        : { [answered]: answeredSchema(names.commit, outcomes, response) }),
      ...(refusal === undefined ? {} : { [refused]: refusal }),
    }
  }
  return Object.assign(
    {},
    schemasOf(definition.create, names.created, names.creationRefused),
    ...Object.entries(definition.operations).map(([name, operation]) =>
      schemasOf(operation, names.executed(name), names.executionRefused(name)),
    ),
  ) as JsonObject
}
