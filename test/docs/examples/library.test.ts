import { describe, expect, it } from 'vitest'
import { Runtime, type JsonObject } from '@assent/kernel'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { readExample, registryOf } from './read-example.js'

const registry = registryOf(['library/reader.yaml', 'library/copy.yaml', 'library/loan.yaml'])
const runtime = Runtime.of(registry)

const instances: { readonly [entity: string]: { readonly state: string; readonly fields: JsonObject } } = {
  reader: { state: 'active', fields: { card: '7', name: 'Ada', reach: { by: 'mail', value: 'ada@example.org' } } },
  copy: { state: 'shelved', fields: { code: 'QA-1', title: 'The Waves', wear: 'good' } },
  loan: {
    state: 'out',
    fields: {
      number: 'L-1',
      reader: '7',
      copy: 'QA-1',
      wear: 'good',
      due: '2027-03-21',
      renewals: 0,
      reminders: 0,
      owed: 0,
    },
  },
}

const ids: { readonly [entity: string]: string } = { reader: 's:7', copy: 's:QA-1', loan: 's:L-1' }

/** The outcome that an operation takes, and how the instance stands after it; of one that refuses, its error. */
const taken = (entity: string, operation: string, args: JsonObject, held: JsonObject, state?: string): string => {
  const { state: usual = '', fields = {} } = instances[entity] ?? {}
  const answer = runtime.evaluate({
    instance: {
      ...{ entity, version: 1, id: ids[entity] ?? '', revision: 4 },
      ...{ lifecycle_state: state ?? usual, fields: { ...fields, ...held } },
    },
    operation,
    arguments: args,
    ...(operation === 'pay' ? { fulfillments: { receipt: 'preserve' } } : {}),
  })
  if (isLeft(answer)) return answer.left.kind
  if ('refused' in answer.right) return `${answer.right.refused.outcome}: ${answer.right.refused.error}`
  const { record, instance } = answer.right.accepted
  return `${JSON.stringify(record.outcome)}: ${instance.lifecycle_state}`
}

type Row = readonly [operation: string, args: JsonObject, held: JsonObject, outcome: string, state?: string]

const nameIn = (outcome: string): string => outcome.replaceAll('"', '').split(':')[0] ?? ''

const mended: JsonObject = { by: 'post', value: { street: 'Quay 1', city: 'Lyme' } }

const rows: { readonly [entity: string]: readonly Row[] } = {
  reader: [
    ['move_house', { reach: mended }, {}, '"moved": active'],
    ['block', { because: 'owes' }, {}, '"blocked": blocked'],
    ['block', { because: 'owes' }, {}, 'not_active: ReaderNotActive', 'blocked'],
    ['leave', {}, {}, '"left": gone'],
    ['leave', {}, {}, 'not_active: ReaderNotActive', 'blocked'],
    ['unblock', {}, { blocked_because: 'owes' }, '"unblocked": active', 'blocked'],
  ],
  copy: [
    ['inspect', { wear: 'new', damaged_pages: {} }, {}, 'newer: NoCopyGrowsNewer'],
    ['inspect', { wear: 'good', damaged_pages: { 3: 11 } }, {}, 'too_damaged: TooDamaged'],
    ['inspect', { wear: 'worn', damaged_pages: { 3: 11 } }, {}, '"inspected": shelved'],
    ['withdraw', {}, {}, '"withdrawn": withdrawn'],
  ],
  loan: [
    ['renew', { due: '2027-04-11' }, { recalled_for: '8' }, 'recalled: LoanRecalled'],
    ['renew', { due: '2027-04-11' }, { renewals: 2 }, 'too_often: RenewedTooOften'],
    ['renew', { due: '2027-03-21' }, {}, 'not_later: NotLater'],
    ['renew', { due: '2027-04-11' }, {}, '"renewed": out'],
    ['renew', { due: '2027-04-11' }, {}, 'not_out: LoanNotOut', 'back'],
    ['recall', { for: '7' }, {}, 'own_loan: OwnLoan'],
    ['recall', { for: '8' }, {}, '"recalled": out'],
    ['recall', { for: '8' }, {}, 'nothing_to_recall: LoanNotOut', 'back'],
    ['remind', {}, { reminders: 3 }, 'enough: RemindedEnough'],
    ['remind', {}, {}, '"reminded": out'],
    ['remind', {}, {}, 'not_out: LoanNotOut', 'closed'],
    ['note', { note: 'rain' }, {}, '"noted": out'],
    ['take_back', { wear: 'worn', on: '2027-04-20', fine: 2.5 }, {}, '"returned_late": back'],
    ['take_back', { wear: 'worn', on: '2027-03-20' }, {}, '"returned": back'],
    ['take_back', { wear: 'worn', on: '2027-03-20' }, {}, 'not_out: LoanNotOut', 'lost'],
    ['report_lost', { price: 12 }, {}, '"lost": lost'],
    ['find', {}, {}, '"found": back', 'lost'],
    ['charge', { amount: 1 }, {}, 'closed: LoanClosed', 'closed'],
    ['charge', { amount: 0 }, {}, 'nothing: NothingToCharge'],
    ['charge', { amount: 0.1 }, { owed: 0.2 }, '"charged": out'],
    ['pay', { amount: 1 }, { owed: 2 }, 'not_the_sum: NotTheSum'],
    ['pay', { amount: 2 }, { owed: 2 }, '"paid": out'],
    ['close', {}, { owed: 2 }, 'unpaid: MoneyOwed', 'back'],
    ['close', {}, {}, '"closed": closed', 'back'],
    ['close', {}, {}, 'not_ended: LoanNotEnded'],
  ],
}

describe.each(Object.keys(rows))('library/%s.yaml', (entity) => {
  for (const [operation, args, held, outcome, state] of rows[entity] ?? []) {
    const given = JSON.stringify({ ...args, ...held })
    it(`${operation} with ${given}, ${state ?? 'at first'}: ${outcome}`, () => {
      expect(taken(entity, operation, args, held, state)).toBe(outcome)
    })
  }

  it('has no outcome that is not shown above', () => {
    const { operations } = readExample(`library/${entity}.yaml`)
    const declared = Object.entries(operations).flatMap(([operation, { outcomes = [] }]) =>
      outcomes.map(({ name }) => `${operation} ${name}`),
    )
    const shown = (rows[entity] ?? []).map(([operation, , , outcome]) => `${operation} ${nameIn(outcome)}`)
    expect([...shown].sort()).toEqual([...declared].sort())
  })
})

it('a loan has ten operations', () => {
  expect(Object.keys(readExample('library/loan.yaml').operations)).toHaveLength(10)
})

it('the library is valid together', () => {
  expect(isRight(registry.validateAll())).toBe(true)
})
