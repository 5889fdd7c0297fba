import {
  canonical,
  decide,
  decideCreate,
  numberOf,
  rehydrate,
  replay,
  type CoreError,
  type Decision,
  type EntityInstance,
  type Json,
} from '@assent/kernel'
import { definitionOf, tamperingsOf } from '@assent/testing'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'

// Every argument and every field shows in a payload, so that nothing can be changed without a trace.
const seat = definitionOf({
  entity: 'seat',
  schema: { fields: { guest: { type: 'string' }, price: { type: 'number', required: true }, note: { type: 'json' } } },
  lifecycle: { initial: 'offered', states: ['offered', 'booked'] },
  create: { emit: { type: 'SeatOffered', payload: { by: '$entity', seat: '$id', price: '$fields.price' } } },
  operations: {
    book: {
      arguments: {
        fields: { guest: { type: 'string', required: true }, meals: { type: 'array', items: { type: 'string' } } },
      },
      transitions: [{ from: 'offered', to: 'booked' }],
      set: { guest: '$args.guest', price: { increment: 1 }, note: { meals: '$args.meals' } },
      emits: [
        { type: 'SeatBooked', payload: { guest: '$args.guest', meals: '$args.meals' } },
        { type: 'PriceRaised', payload: ['$old_fields.price', '$fields.price'] },
      ],
    },
    leave: {
      transitions: [{ from: 'booked', to: 'offered' }],
      set: { guest: { cleared: true } },
      emits: [{ type: 'SeatLeft', payload: { guest: '$old_fields.guest', from: '$from_state', to: '$state' } }],
    },
  },
})

const accepted = (decision: Either<CoreError, Decision>): Decision => {
  if (!isRight(decision)) throw new Error(`refused: ${canonical(decision.left)}`)
  return decision.right
}

const created = accepted(decideCreate(seat, { id: 's-1', fields: { price: numberOf('10.50') } }))
const meals = ['soup', 'rice', 'soup']
const booked = accepted(
  decide(seat, { instance: created.instance, operation: 'book', arguments: { guest: 'ann', meals } }),
)
const left = accepted(decide(seat, { instance: booked.instance, operation: 'leave', arguments: {} }))

const decisions = [created, booked, left]
const records = decisions.map(({ record }) => record)
const events = decisions.flatMap((decision) => decision.events) as unknown as Json

const last = canonical(left.instance)

const outcomeOf = (answer: Either<CoreError, EntityInstance>): string =>
  isRight(answer) ? canonical(answer.right) : 'refused'

/** Added members that no reader looks at. */
const unread = (place: string): readonly string[] =>
  ['extra', '__proto__'].flatMap((name) => [`${place}.${name} added as null`, `${place}.${name} added as []`])

describe('one history, changed in every place', () => {
  it('K-209: every change of a record is refused, but of what is not read', () => {
    const tried = records.flatMap((record, index) => {
      // Another definition may decide the same (K-212).
      const { definition, ...others } = record
      return tamperingsOf(others).map(({ place, change, tampered }) => {
        const changed = { ...(tampered() as object), definition }
        const answer = replay((records as readonly unknown[]).with(index, changed))
        return { change: `[${index}]${place} ${change}`, outcome: outcomeOf(answer) }
      })
    })
    const taken = tried.filter(({ outcome }) => outcome !== 'refused')
    const instances = ['[0].result', '[1].result', '[2].result']
    const happenings = ['[0].events[0]', '[1].events[0]', '[1].events[1]', '[2].events[0]']
    expect(taken.map(({ change }) => change).toSorted()).toEqual(
      [
        ...[...instances, ...happenings].flatMap(unread),
        ...instances.flatMap((place) => [`${place}.removed added as null`, `${place}.removed added as []`]),
        '[0].events[0].from_state removed',
      ].toSorted(),
    )
    expect(new Set(taken.map(({ outcome }) => outcome))).toEqual(new Set([last]))
    expect(tried.length - taken.length).toBeGreaterThan(700)
  })

  it('K-219: every change of an event is refused, but of what is not read, and but for a missing end', () => {
    const tried = tamperingsOf(events).map(({ place, change, tampered }) => ({
      change: `${place} ${change}`,
      outcome: outcomeOf(rehydrate(seat, tampered())),
    }))
    const taken = tried.filter(({ outcome }) => outcome !== 'refused')
    expect(taken.map(({ change }) => change).toSorted()).toEqual(
      [
        ...['[0]', '[1]', '[2]', '[3]'].flatMap(unread),
        ...['[0]', '[1]', '[2]'].map((place) => `${place}.removed added as []`),
        '[0].from_state removed',
        '[3] dropped',
      ].toSorted(),
    )
    const shorter = taken.filter(({ outcome }) => outcome !== last)
    expect(shorter).toEqual([{ change: '[3] dropped', outcome: canonical(booked.instance) }])
    expect(tried.length - taken.length).toBeGreaterThan(400)
  })
})
