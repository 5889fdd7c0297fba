import { parseDefinition, validate, type Json, type LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import type { AuthoredDefinition, AuthoredOperation, AuthoredSchema } from './authored.js'
import { event } from './event.js'
import { lifecycle } from './lifecycle.js'
import { objectOf } from './object-of.js'
import { operation } from './operation.js'
import { projections } from './projection.js'
import { rules } from './rule.js'
import { schema } from './schema.js'
import { scopeOf } from './scope.js'
import { shrinking } from './shrinking.js'

const operations = (
  own: AuthoredSchema,
  states: LifecycleDocument,
): fc.Arbitrary<{ readonly [name: string]: AuthoredOperation }> => {
  const named = fc.tuple(
    fc.constantFrom('advance', 'amend', 'close', 'constructor', '__proto__'),
    operation(own, states),
  )
  return fc.uniqueArray(named, { minLength: 1, maxLength: 3, selector: ([name]) => name }).map(objectOf)
}

const about = (own: AuthoredSchema, states: LifecycleDocument): fc.Arbitrary<AuthoredDefinition> => {
  const invariant = scopeOf('invariant', own)
  return fc.record(
    {
      entity: fc.constantFrom('parcel', 'ticket', 'constructor', '\u{1f600}'),
      version: fc.constantFrom(1, 2, 4294967295),
      schema: fc.constant(own),
      lifecycle: fc.constant(states),
      invariants: rules(invariant),
      create: fc.record({ emit: event(scopeOf('creation event', own)) }, { requiredKeys: [] }),
      operations: operations(own, states),
      projections: projections(invariant, states),
    },
    { requiredKeys: ['entity', 'schema', 'lifecycle', 'operations'] },
  )
}

const registers = (known: Json): boolean => {
  const parsed = parseDefinition(known)
  return isRight(parsed) && isRight(validate(parsed.right))
}

/**
 * Definition documents as an author writes them, over most of `kernel/1`: every field kind, nested, with constraints
 * and defaults; several transitions; every operator within its scope; `set` with templates, increments and clears;
 * events. Each registers without a defect, by construction.
 */
export const document = (): fc.Arbitrary<AuthoredDefinition> =>
  shrinking(
    fc.tuple(schema(2, 4), lifecycle()).chain(([own, states]) => about(own, states)),
    registers,
  )
