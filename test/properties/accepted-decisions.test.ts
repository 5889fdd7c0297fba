import {
  canonical,
  decide,
  nextRevision,
  parseJson,
  readDecisionRecord,
  validate,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { arbitrary, definitionOf, type AuthoredDefinition } from '@assent/testing'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { levels } from './levels.js'

/** With an operation that stays in any state and sets nothing: it asks whether the instance stands by itself. */
const withTouch = (document: AuthoredDefinition): ValidatedDefinition =>
  definitionOf({
    ...document,
    operations: {
      ...document.operations,
      touch: { transitions: document.lifecycle.states.map((state) => ({ from: state, to: state })) },
    },
  })

const textsOf = (fields: JsonObject): Map<string, string> =>
  new Map(Object.entries(fields).map(([name, value]) => [name, canonical(value)]))

describe.each(levels)('an accepted decision under %s', (semantics, runs) => {
  const accepted = arbitrary
    .document({ semantics })
    .map(withTouch)
    .chain((definition) => arbitrary.history(definition))

  it('K-172: leaves an instance that stands by itself: an operation that sets nothing is accepted', () => {
    fc.assert(
      fc.property(accepted, ({ definition, decisions }) => {
        for (const { instance } of decisions) {
          const touched = decide(definition, { instance, operation: 'touch', arguments: {} })
          expect(touched).toMatchObject({ _tag: 'Right', right: { record: { changed: {}, events: [] } } })
          if (isRight(touched)) expect(canonical(touched.right.instance.fields)).toBe(canonical(instance.fields))
        }
      }),
      runs,
    )
  })

  it('K-127: takes the next revision, and K-186: its record holds the instance and the events', () => {
    fc.assert(
      fc.property(accepted, ({ decisions }) => {
        for (const [index, { instance, record, events }] of decisions.entries()) {
          const before = decisions[index - 1]?.instance
          expect(instance.revision).toEqual(before === undefined ? 1 : nextRevision(before.revision))
          expect(record.from_state).toBe(before === undefined ? null : before.lifecycle_state)
          expect(canonical([record.result, record.events])).toBe(canonical([instance, events]))
          expect(record.to_state).toBe(instance.lifecycle_state)
        }
      }),
      runs,
    )
  })

  it('K-176: changes exactly the fields that `changed` and `removed` name', () => {
    fc.assert(
      fc.property(accepted, ({ decisions }) => {
        for (const [index, { instance, record }] of decisions.entries()) {
          const fields = textsOf(decisions[index - 1]?.instance.fields ?? {})
          for (const name of record.removed ?? []) fields.delete(name)
          for (const [name, text] of textsOf(record.changed)) {
            expect(fields.get(name)).not.toBe(text)
            fields.set(name, text)
          }
          expect(fields).toEqual(textsOf(instance.fields))
        }
      }),
      runs,
    )
  })

  it('K-187: has a record that reads back from its own bytes, with a definition that still validates (K-199)', () => {
    fc.assert(
      fc.property(accepted, ({ decisions }) => {
        for (const { record } of decisions) {
          const text = canonical(record)
          const read = parseJson(text)
          const again = isRight(read) ? readDecisionRecord(read.right) : read
          if (!isRight(again)) throw new Error(`the record does not read back: ${canonical(again.left)}`)
          expect(canonical(again.right)).toBe(text)
          expect(again.right.definition === null ? undefined : validate(again.right.definition)).toMatchObject({
            _tag: 'Right',
          })
        }
      }),
      runs,
    )
  })
})
