import type { DefinitionDocument, EventDocument } from '@assent/kernel'
import { hasOutcomes } from '../json-schema/command.js'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import { eventChanges } from './events.js'
import { lifecycleChanges } from './lifecycle.js'
import { memberChanges } from './field.js'
import { isCleared, operationChanges } from './operations.js'
import { projectionChanges } from './projections.js'
import { ruleChanges } from './rules.js'
import { creationOutcomeChanges, isDecidedOtherwise, otherwiseDecided } from './service/command.js'
import { identityFieldChanges } from './service/identity.js'
import { relationChanges } from './service/relations.js'
import { scaleChanges } from './service/scales.js'
import { semanticsChanges } from './service/semantics.js'

const identityChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => [
  ...(was.entity === is.entity
    ? []
    : [
        breaksCallers('entity', `\`${was.entity}\` -> \`${is.entity}\``, 'requests name the type'),
        breaksStored('entity', `\`${was.entity}\` -> \`${is.entity}\``, 'an instance is of the type that it names'),
      ]),
  ...(was.version === is.version
    ? []
    : [
        compatible(
          'version',
          `${was.version} -> ${is.version}`,
          'an instance stays under the version that it names, while that is registered',
        ),
      ]),
]

const eventsOf = ({ create: { emit } }: DefinitionDocument): readonly EventDocument[] => (emit === null ? [] : [emit])

const creationChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => {
  if (isDecidedOtherwise(was.create, is.create)) return [otherwiseDecided('create', is.create)]
  if (hasOutcomes(is.create)) return creationOutcomeChanges(was.create, is)
  return eventChanges('create.emit', eventsOf(was), eventsOf(is), {
    fields: is.schema.fields,
    arguments: {},
    fillsFields: true,
  })
}

/**
 * What changed between two versions of a definition, and what each change does to callers and to stored instances. The
 * order is that of the format's tables, names in name order; the same definitions give the same changes.
 *
 * Callers are whoever creates, calls operations and reads what comes back; stored instances are those that the first
 * definition left behind, where the second decides about them. A reader is expected to pass over what it does not know,
 * so that something more in an answer is compatible. Where nobody can say, it says so and counts as breaking.
 *
 * @example
 * diffDefinitions(before, after).filter(({ effect }) => effect !== 'compatible')
 */
export const diffDefinitions = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => [
  ...identityChanges(was, is),
  ...memberChanges('schema', was.schema, is.schema, {
    holds: 'fields',
    keepsDefault: (name) => !isCleared(was, name) && !isCleared(is, name),
    fillsDefaults: true,
    selects: false,
  }),
  ...lifecycleChanges(was, is),
  ...ruleChanges('invariants', 'invariants', was.invariants, is.invariants),
  ...creationChanges(was, is),
  ...operationChanges(was, is),
  ...projectionChanges(was, is),
  ...semanticsChanges(was, is),
  ...identityFieldChanges(was, is),
  ...relationChanges(was, is),
  ...scaleChanges(was, is),
]
