import { canonical, decide, decideCreateDerived, replay, type CoreError, type Decision } from '@assent/kernel'
import { definitionOf, tamperingsOf } from '@assent/testing'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'

// Every member that a record has under the service rules is in one of these.
const berth = definitionOf({
  entity: 'berth',
  semantics: 'service/3',
  identity: { field: 'code' },
  schema: {
    fields: {
      code: { type: 'string', required: true },
      boat: { type: 'string' },
      note: { type: 'string' },
      sealed_by: { type: 'string' },
    },
  },
  lifecycle: { initial: 'free', states: ['free', 'taken'] },
  create: {
    arguments: { fields: { code: { type: 'string', required: true }, note: { type: 'string' } } },
    response: { fields: { code: { type: 'string', required: true } } },
    outcomes: [
      {
        name: 'dug',
        effect: 'creates',
        set: { code: '$args.code' },
        set_if_present: { note: { argument: 'note' } },
        responds: { code: '$fields.code' },
        emits: [{ type: 'BerthDug', payload: { code: '$args.code' } }],
      },
    ],
  },
  operations: {
    take: {
      arguments: { fields: { boat: { type: 'string', required: true } } },
      response: { fields: { note: { type: 'string' } } },
      outcomes: [
        { name: 'nobody', when: { eq: ['$args.boat', ''] }, refuses: { error: 'NoBoat' } },
        {
          name: 'taken',
          effect: { moves: { from: 'free', to: 'taken' } },
          fulfills: { sealed_by: { actions: 'optional' }, note: { actions: 'optional' } },
          set: { boat: '$args.boat' },
          emits: [{ type: 'BerthTaken', payload: { boat: '$args.boat', by: '$fields.sealed_by' } }],
        },
      ],
    },
  },
})

const accepted = (decision: Either<CoreError, Decision>): Decision => {
  if (!isRight(decision)) throw new Error(`refused: ${canonical(decision.left)}`)
  return decision.right
}

const dug = accepted(decideCreateDerived(berth, { fields: { code: 'B-7', note: 'deep' } }))
const taken = accepted(
  decide(berth, {
    instance: dug.instance,
    operation: 'take',
    arguments: { boat: 'Ida' },
    fulfillments: { sealed_by: { set: { value: 'ann' } }, note: 'remove' },
  }),
)
const records = [dug, taken].map(({ record }) => record)

describe('one history under the service rules, changed in every place', () => {
  it('SR-165: has every member that a record may have', () => {
    expect(taken.record).toMatchObject({
      outcome: 'taken',
      effect: 'moved',
      response: {},
      removed: ['note'],
      command: { fulfillments: { note: 'remove', sealed_by: { set: { value: 'ann' } } } },
    })
    expect(dug.record).toMatchObject({ id: 's:B-7', outcome: 'dug', response: { code: 'B-7' } })
    expect(dug.record.command).toEqual({
      command: 'create',
      fields: { code: 'B-7', note: 'deep' },
      arguments: { code: 'B-7', note: 'deep' },
    })
  })

  it.each(['outcome', 'effect', 'response', 'removed', 'command', 'changed', 'id', 'to_state', 'revision'] as const)(
    'SR-176: every change of `%s` is refused',
    (name) => {
      let tried = 0
      for (const [index, { [name]: member, ...others }] of records.entries()) {
        if (member === undefined) continue
        for (const { place, change, tampered } of tamperingsOf({ [name]: member })) {
          const changed = { ...others, ...(tampered() as object) }
          // What is added beside the member is that of another test.
          if (Object.keys(changed).length > Object.keys(others).length + 1) continue
          tried += 1
          const answer = replay((records as readonly unknown[]).with(index, changed))
          expect(isRight(answer), `[${String(index)}]${place} ${change}`).toBe(false)
        }
      }
      expect(tried).toBeGreaterThan(3)
    },
  )
})
