import {
  decide,
  decideCreate,
  fulfill,
  prepare,
  selectWith,
  type Decision,
  type FulfillmentActions,
  type JsonObject,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { creationFieldsSchema, eventSchema, responseSchema } from '../../../src/index.js'
import { hive } from '../../service.js'
import { judgeOf } from '../judge.js'

const settled = (): Decision => {
  const made = decideCreate(hive, { id: 's:H-1', fields: { tag: 'H-1' } })
  if (isLeft(made)) throw new Error(JSON.stringify(made.left))
  return made.right
}

const inspected = (args: JsonObject): Decision => {
  const made = decide(hive, { instance: settled().instance, operation: 'inspect', arguments: args })
  if (isLeft(made)) throw new Error(JSON.stringify(made.left))
  return made.right
}

const sealed = (actions: FulfillmentActions): Decision => {
  const { instance } = settled()
  const prepared = prepare(hive, { id: instance.id, operation: 'seal', arguments: { frames: 4 } })
  if (isLeft(prepared) || prepared.right.status !== 'load') throw new Error('it was not prepared')
  const selected = selectWith(prepared.right.continuation, instance)
  if (isLeft(selected) || selected.right.status !== 'needs_fulfillment') throw new Error('nothing is to be fulfilled')
  const made = fulfill(selected.right.continuation, actions)
  if (isLeft(made) || !('accepted' in made.right)) throw new Error('it was refused')
  return made.right.accepted
}

const meets = (decision: Decision, spoiled: object = {}): readonly boolean[] =>
  decision.events.map((event) => judgeOf(eventSchema(hive.document, event.type) ?? {})({ ...event, ...spoiled }))

describe('the schemas of what outcomes do', () => {
  it('SR-106: a creation with outcomes takes their arguments', () => {
    const takes = judgeOf(creationFieldsSchema(hive.document))
    expect(takes({ tag: 'H-1' })).toBe(true)
    expect(takes({ tag: 'H-1', wild: true })).toBe(true)
    expect(takes({ tag: 'H-1', temper: 'calm' })).toBe(false)
  })

  it('SR-168: the event of a creation carries its arguments, and the payload of its outcome', () => {
    expect(meets(settled())).toEqual([true])
    expect(meets(settled(), { args: { tag: 'H-1', temper: 'calm' } })).toEqual([false])
    expect(meets(settled(), { payload: { tag: 'H-1' } })).toEqual([false])
  })

  it('SR-133: a member that is copied from an argument may be missing', () => {
    expect(meets(inspected({ temper: 'brisk' }))).toEqual([true])
    expect(meets(inspected({ temper: 'brisk', mark: 'red' }))).toEqual([true])
    expect(meets(inspected({ temper: 'brisk' }), { payload: { frames: 1, temper: 'brisk', mark: 1 } })).toEqual([false])
    expect(meets(inspected({ temper: 'brisk' }), { payload: { temper: 'brisk' } })).toEqual([false])
  })

  it('SR-128, SR-165: an event tells the states of its outcome, and what the host may remove', () => {
    expect(meets(sealed({ sealed_at: 'remove' }))).toEqual([true])
    expect(meets(sealed({ sealed_at: { set: { value: 'noon' } } }))).toEqual([true])
    expect(meets(sealed({ sealed_at: 'remove' }), { to_state: 'open' })).toEqual([false])
    expect(meets(sealed({ sealed_at: 'remove' }), { removed: ['tag'] })).toEqual([false])
    expect(meets(inspected({ temper: 'calm' }), { removed: ['mark'] })).toEqual([false])
  })

  it('SR-130: what is answered meets the response that is declared; without outcomes there is none', () => {
    const { inspect, leave, seal } = hive.document.operations
    const answers = judgeOf(responseSchema(inspect ?? {}) ?? {})
    expect(answers(inspected({ temper: 'brisk' }).record.response)).toBe(true)
    expect(answers(inspected({ temper: 'brisk', mark: 'red' }).record.response)).toBe(true)
    expect(answers({ mark: 'red' })).toBe(false)
    expect(judgeOf(responseSchema(hive.document.create) ?? {})(settled().record.response)).toBe(true)
    expect(responseSchema(seal ?? {})).toEqual({ type: 'object', properties: {}, additionalProperties: false })
    expect(responseSchema(leave ?? {})).toBeUndefined()
  })
})
