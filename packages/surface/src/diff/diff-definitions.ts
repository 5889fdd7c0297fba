import type { DefinitionDocument, EventDocument } from '@assent/kernel'
import { breaksCallers, breaksStored, compatible, type DefinitionChange } from './change.js'
import { eventChanges } from './events.js'
import { lifecycleChanges } from './lifecycle.js'
import { memberChanges } from './field.js'
import { isCleared, operationChanges } from './operations.js'
import { isSame } from './pairs.js'
import { projectionChanges } from './projections.js'
import { ruleChanges } from './rules.js'

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

const serviceKeys = ['semantics', 'identity', 'relations', 'scales'] as const

const serviceChanges = (was: DefinitionDocument, is: DefinitionDocument): readonly DefinitionChange[] => [
  ...serviceKeys
    .filter((key) => !isSame(was[key], is[key]))
    .flatMap((key) => [
      breaksCallers(key, 'changed', 'it may refuse what was accepted'),
      breaksStored(key, 'changed', 'it may refuse an instance that is stored'),
    ]),
  ...(['arguments', 'response', 'outcomes'] as const)
    .filter((key) => !isSame(was.create[key], is.create[key]))
    .map((key) => breaksCallers(`create.${key}`, 'changed', 'it may refuse what was accepted')),
]

const eventsOf = ({ create: { emit } }: DefinitionDocument): readonly EventDocument[] => (emit === null ? [] : [emit])

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
  }),
  ...lifecycleChanges(was, is),
  ...ruleChanges('invariants', 'invariants', was.invariants, is.invariants),
  ...eventChanges('create.emit', eventsOf(was), eventsOf(is), {
    fields: is.schema.fields,
    arguments: {},
    fillsFields: true,
  }),
  ...operationChanges(was, is),
  ...projectionChanges(was, is),
  ...serviceChanges(was, is),
]
