import { describe, expect, it } from 'vitest'
import { exact } from '../support/exact.js'
import { accepted, refused } from '../support/outcome.js'
import { create, permitWith, renew, renewable, type Part } from '../support/permit.js'
import { anyText, textMatching } from '../support/text.js'

const fields = {
  plate: { type: 'string' },
  fee: { type: 'number' },
  log: { type: 'json' },
  note: { type: 'json' },
}
const held: Part = { plate: 'AB-1', fee: exact('1.50'), log: { by: null, list: [1, { a: 2 }], deep: { er: 'x' } } }
const operation = (parts: Part): Part => ({
  arguments: { fields: { months: { type: 'integer' }, more: { type: 'json' } } },
  ...parts,
})

const payloadOf = (payload: unknown, args: Part = {}): unknown =>
  accepted(renew(renewable(fields, operation({ emits: [{ type: 'Renewed', payload }] })), held, args)).events[0]
    ?.payload
const refusalOf = (payload: unknown, args: Part = {}): unknown =>
  refused(renew(renewable(fields, operation({ emits: [{ type: 'Renewed', payload }] })), held, args))

const template = (expression: string) => ({ kind: 'template', expression, reason: anyText })

describe('templates', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['plain text', 'bay $id', 'bay $id'],
    ['text with $ elsewhere', 'fee in US$', 'fee in US$'],
    ['$$ text, one $ less', '$$id', '$id'],
    ['$$$ text', '$$$id', '$$id'],
    ['$$ alone', '$$', '$'],
    ['a number', exact('1.0'), exact('1.0')],
    ['a boolean', false, false],
    ['null', null, null],
    ['the empty text', '', ''],
    ['a list', ['$id', ['$entity'], '$$x'], ['p-7', ['permit'], '$x']],
    ['an object; keys are never references', { $id: '$id', $$k: 1 }, { $id: 'p-7', $$k: 1 }],
    ['an empty list and an empty object', [[], {}], [[], {}]],
  ])('K-72, K-73: %s', (_name, written, resolved) => {
    expect(payloadOf(written)).toEqual(resolved)
  })

  it.each<readonly [string, unknown]>([
    ['$id', 'p-7'],
    ['$entity', 'permit'],
    ['$version', 3],
    ['$state', 'valid'],
    ['$to_state', 'valid'],
    ['$from_state', 'draft'],
    ['$args', { months: 2, more: { a: 1 } }],
    ['$args.months', 2],
    ['$args.more.a', 1],
    ['$fields', held],
    ['$fields.plate', 'AB-1'],
    ['$fields.fee', exact('1.50')],
    ['$fields.log.deep.er', 'x'],
    ['$fields.log.list', [1, { a: 2 }]],
    ['$old_fields.plate', 'AB-1'],
    ['$old_fields', held],
  ])('K-74: %s', (reference, value) => {
    expect(payloadOf(reference, { months: 2, more: { a: 1 } })).toEqual(value)
  })

  it('K-74: at creation the state is the initial one, before and after', () => {
    const emit = { type: 'Issued', payload: ['$state', '$to_state', '$id', '$entity', '$version', '$fields'] }

    expect(accepted(create(permitWith(fields, { create: { emit } }), { plate: 'A' })).events[0]?.payload).toEqual([
      'draft',
      'draft',
      'p-7',
      'permit',
      3,
      { plate: 'A' },
    ])
  })

  it('K-74: `set` reads the fields before the operation, events those after it', () => {
    const set = { plate: 'ZZ-9', note: ['$fields.plate', '$old_fields.plate', '$state', '$from_state'] }
    const emits = [{ type: 'Renewed', payload: ['$fields.plate', '$old_fields.plate', '$fields.note'] }]
    const decision = accepted(renew(renewable(fields, { set, emits }), held))

    expect(decision.instance.fields['note']).toEqual(['AB-1', 'AB-1', 'valid', 'draft'])
    expect(decision.events[0]?.payload).toEqual(['ZZ-9', 'AB-1', ['AB-1', 'AB-1', 'valid', 'draft']])
  })

  it.each([
    ['an absent optional member', '$fields.note'],
    ['an absent argument', '$args.months'],
    ['a list on the way', '$fields.log.list.0'],
    ['the length of a list', '$fields.log.list.length'],
    ['a null on the way', '$fields.log.by.name'],
    ['a text on the way', '$fields.log.deep.er.length'],
    ['a host member', '$fields.log.constructor'],
    ['a host member of a text', '$fields.log.deep.er.toString'],
    ['the prototype', '$fields.log.__proto__'],
    ['an empty segment inside json', '$fields.log.deep..er'],
  ])('K-75, K-76, K-77, K-84: %s gives nothing', (_name, reference) => {
    expect(refusalOf(reference)).toEqual(template(reference))
  })

  it('K-76: a segment 0 is a member name', () => {
    const definition = renewable(fields, { emits: [{ type: 'Renewed', payload: '$fields.log.0' }] })

    expect(accepted(renew(definition, { log: { '0': 'zero' } })).events[0]?.payload).toBe('zero')
    expect(refused(renew(definition, { log: ['zero'] }))).toEqual(template('$fields.log.0'))
  })

  it('K-76: the empty segment is a member like any other below the root', () => {
    const definition = renewable(fields, { emits: [{ type: 'Renewed', payload: '$fields.log.a..b' }] })

    expect(accepted(renew(definition, { log: { a: { '': { b: 1 } } } })).events[0]?.payload).toBe(1)
  })

  it('K-77: the refusal is never replaced by null, and the reason names the reference', () => {
    expect(refusalOf({ a: ['$fields.note'] })).toEqual({
      kind: 'template',
      expression: '$fields.note',
      reason: textMatching(/^[^A-Z].*[^.]$/),
    })
  })

  it('K-78: a present null is a value', () => {
    expect(payloadOf({ who: '$fields.log.by' })).toEqual({ who: null })
  })

  it('K-79: elements in order, members in name order, decide which reference is named', () => {
    expect(refusalOf({ b: '$fields.log.second', a: ['$id', '$fields.log.first'] })).toEqual(
      template('$fields.log.first'),
    )
    expect(refusalOf({ '9': '$fields.log.second', '10': '$fields.log.first' })).toEqual(template('$fields.log.first'))
    expect(refusalOf([{ z: '$fields.log.first' }, '$fields.log.second'])).toEqual(template('$fields.log.first'))
  })

  it('K-80: a whole root is a copy', () => {
    const emits = [
      { type: 'Renewed', payload: '$fields' },
      { type: 'Renewed', payload: { all: '$fields' } },
    ]
    const decision = accepted(renew(renewable(fields, { emits }), held))

    expect(decision.events.map(({ payload }) => payload)).toEqual([held, { all: held }])
  })

  it('K-161: what registration accepts refuses only for what is absent', () => {
    const definition = renewable(
      { address: { type: 'object', properties: { zip: { type: 'string' } } } },
      {
        emits: [{ type: 'Renewed', payload: '$fields.address.zip' }],
      },
    )

    expect(refused(renew(definition, {}))).toEqual(template('$fields.address.zip'))
    expect(refused(renew(definition, { address: {} }))).toEqual(template('$fields.address.zip'))
    expect(accepted(renew(definition, { address: { zip: '1' } })).events[0]?.payload).toBe('1')
  })
})
