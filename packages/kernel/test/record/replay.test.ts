import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import { replay } from '../../src/record/replay.js'
import { bytesOf } from '../support/bytes.js'
import { deepFreeze, reversed } from '../support/deep.js'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { anyText, textNaming } from '../support/text.js'
import { decisionsOf, invalidAt, loanDocument, loanWith, recordsOf, tampered, type Call } from './loan.js'
import { without } from './records.js'

const lend: Call = ['lend', { to: 'ann' }]
const weigh: Call = ['weigh', { weight: exact('1.50') }]
const calls = [lend, ['renew'], ['give_back'], weigh] as const

const asPart = (record: object | undefined) => ({ ...record }) as { readonly [key: string]: unknown }

describe('replay', () => {
  it('K-205, K-213: an untouched history gives the last instance', () => {
    const decisions = decisionsOf(calls)
    for (const [index, { instance }] of decisions.entries()) {
      const records = decisions.slice(0, index + 1).map(({ record }) => record)
      expect(bytesOf(accepted(replay(records)))).toBe(bytesOf(instance))
    }
  })

  it('K-205, K-230: nothing is taken from a record that says another result, and the records stay as they are', () => {
    const records = deepFreeze(recordsOf(...calls))
    const before = bytesOf(records)
    const instance = accepted(replay(records))
    expect(instance.fields).toEqual({ renewals: 1, title: 'Emma', weight: exact('1.50') })
    expect(bytesOf(records)).toBe(before)
    const result = { ...instance, fields: { ...instance.fields, renewals: 0 } }
    expect(refused(replay(tampered(records, { result })))).toEqual(invalidAt('records[4]', textNaming('differs')))
  })

  it('K-208: the creation is run again with the id and the fields of the record', () => {
    const [creation] = recordsOf()
    const command = { command: 'create', fields: { title: 'Emma' } }
    expect(refused(replay([{ ...creation, id: ' ' }]))).toEqual(invalidAt('id', anyText))
    expect(refused(replay([{ ...creation, command: { ...command, fields: {} } }]))).toEqual(
      invalidAt('fields.title', anyText),
    )
    // The default is filled in, and then the command is another one.
    expect(refused(replay([{ ...creation, command }]))).toEqual(invalidAt('records[0]', anyText))
    expect(refused(replay([{ ...creation, id: 'b-2' }]))).toEqual(invalidAt('records[0]', anyText))
  })

  it.each([
    ['command', { command: 'execute', operation: 'lend', arguments: { to: 'ann' } }],
    ['command', { command: 'execute', operation: 'lend', arguments: { to: 'bob', days: 14 } }],
    ['command', { command: 'execute', operation: 'lend', arguments: { to: 'ann', days: 14 }, fulfillments: null }],
    ['entity', 'Loan'],
    ['revision', 3],
    ['from_state', null],
    ['from_state', 'lent'],
    ['to_state', 'shelved'],
    ['result', { ...asPart(decisionsOf([lend]).at(-1)?.instance), version: 5 }],
    ['result', { ...asPart(decisionsOf([lend]).at(-1)?.instance), fields: { title: 'Emma', renewals: 0 } }],
    ['changed', {}],
    ['changed', { holder: 'ann', title: 'Emma' }],
    ['removed', []],
    ['removed', ['note']],
    ['events', []],
    ['events', recordsOf(lend)[1]?.events.slice(0, 1)],
    ['events', recordsOf(lend)[1]?.events.toReversed()],
    ['events', tampered(recordsOf(lend)[1]?.events ?? [], { payload: {} })],
    ['events', tampered(recordsOf(lend)[1]?.events ?? [], { args: { to: 'ann' } }, 0)],
    ['outcome', null],
    ['effect', {}],
    ['response', []],
  ])('K-209: a record whose `%s` is %j differs', (key, value) => {
    expect(refused(replay(tampered(recordsOf(lend), { [key]: value })))).toEqual(invalidAt('records[1]', anyText))
  })

  it('K-209: a record without the `removed` that the command gives differs', () => {
    const records = recordsOf(lend, ['give_back'])
    const last = without(asPart(records.at(-1)), 'removed')
    expect(refused(replay(records.with(-1, last as never)))).toEqual(invalidAt('records[2]', anyText))
  })

  it.each(['1.5', '1.500', '15e-1'])('K-59, K-209: a number respelled, 1.50 as %s, is a difference', (token) => {
    const [creation, last] = recordsOf(weigh)
    const records = tampered([creation, last], { changed: { weight: exact(token) } })
    expect(refused(replay(records))).toEqual(invalidAt('records[1]', anyText))
  })

  it('K-209: the order of members is none', () => {
    const records = recordsOf(...calls)
    const instance = accepted(replay(records.map(reversed)))
    expect(bytesOf(instance)).toBe(bytesOf(accepted(replay(records))))
  })

  it('K-210: a recorded definition may leave out what has a default', () => {
    const records = recordsOf(lend).map((record) => ({ ...record, definition: loanDocument }))
    expect(accepted(replay(records)).lifecycle_state).toBe('lent')
  })

  it('K-188: a recorded definition with an unknown key does not read', () => {
    const records = tampered(recordsOf(lend), { definition: { ...loanDocument, colour: 'red' } })
    expect(refused(replay(records))).toEqual(invalidAt('records[1]', textNaming('definition.colour')))
  })

  it('K-187: a record that does not read is refused by its index, naming the place', () => {
    const records = recordsOf(lend)
    expect(refused(replay(tampered(records, { at: 1 })))).toEqual(invalidAt('records[1]', textNaming('at')))
    expect(refused(replay(tampered(records, { revision: exact('2.0') })))).toEqual(
      invalidAt('records[1]', textNaming('revision', '2.0')),
    )
    expect(refused(replay([...records, 7]))).toEqual(invalidAt('records[2]', anyText))
  })

  it('K-211: an empty history is refused', () => {
    expect(refused(replay([]))).toEqual(invalidAt('records[0]', anyText))
  })

  it('K-195: what only looks like a list is no history', () => {
    const [creation] = recordsOf()
    for (const look of [{ length: 0 }, { length: 1, 0: creation }, new Set([creation])]) {
      expect(refused(replay(look as unknown as readonly unknown[]))).toEqual(invalidAt('records', anyText))
    }
  })

  it('K-212: each record runs under its own definition of the same type and version', () => {
    const generous = loanWith({ invariants: [] })
    const strict = loanWith({ invariants: [{ name: 'none', assert: { eq: ['$fields.renewals', 0] } }] })
    const [created] = decisionsOf([], { title: 'Emma', renewals: 2 })
    const lent = accepted(
      decide(generous, { instance: created?.instance, operation: 'lend', arguments: { to: 'ann' } }),
    )
    const renewed = accepted(decide(generous, { instance: lent.instance, operation: 'renew', arguments: {} }))
    const records = [created, lent, renewed].map((decision) => decision?.record)
    expect(accepted(replay(records)).fields['renewals']).toBe(3)
    const invariant = { kind: 'invariant_violation', rule: 'none', reason: anyText }
    expect(refused(replay(tampered(records, { definition: strict.document }, 1)))).toEqual(invariant)
    expect(refused(replay(tampered(records, { definition: created?.record.definition })))).toEqual({
      ...invariant,
      rule: 'few',
    })
  })

  it('K-215: it stops at the first refusal, and says the index of its own only', () => {
    const records = recordsOf(lend, ['renew'])
    const broken = tampered(tampered(records, { to_state: 'lost' }, 1), { to_state: 'lost' })
    expect(refused(replay(broken))).toEqual(invalidAt('records[1]', anyText))
    const command = { command: 'execute', operation: 'lend', arguments: { to: 'nobody' } }
    expect(refused(replay(tampered(records, { command }, 1)))).toEqual({
      kind: 'precondition_failed',
      operation: 'lend',
      rule: 'known',
      reason: anyText,
    })
  })
})
