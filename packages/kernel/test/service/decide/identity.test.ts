import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { decide } from '../../../src/decide/execute.js'
import { decideCreateDerived } from '../../../src/decide/service/evaluate.js'
import { canonical } from '../../../src/value/write-json.js'
import { define } from '../../support/define.js'
import { exact } from '../../support/exact.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { anyText } from '../../support/text.js'
import { creating, loan, loanWith } from '../loan.js'
import { heldLoan } from './deciding.js'

const text = { type: 'string' }
const code = { type: 'string', required: true }
const identity = { identity: { field: 'code' } }

const plain = define(
  loanWith(
    { code, due: { ...text, default: 'soon' } },
    {
      ...identity,
      operations: {
        extend: {
          arguments: { fields: { code: text } },
          outcomes: [{ name: 'a', effect: 'updates', set: { code: '$args.code' } }],
        },
        mark: { transitions: [{ from: 'out', to: 'out' }], set: { code: 'L-2' } },
      },
    },
  ),
)

describe('the mirror of the identity', () => {
  it('SR-91: the id is the address of the identity field', () => {
    expect(accepted(decideCreate(plain, { id: 's:L-1', fields: { code: 'L-1' } })).instance.id).toBe('s:L-1')
    expect(refused(decideCreate(plain, { id: 'L-1', fields: { code: 'L-1' } }))).toEqual({
      kind: 'identity_mismatch',
      field: 'code',
      id: 'L-1',
      address: "'s:L-1'",
    })
  })

  it('SR-91: no operation changes the identity, with branches or without', () => {
    const instance = heldLoan({ code: 'L-1' }, 'out', { id: 's:L-1' })
    const request = (operation: string, args: Part) => decide(plain, { instance, operation, arguments: args })
    expect(refused(request('extend', { code: 'L-2' }))).toMatchObject({ kind: 'identity_mismatch', address: "'s:L-2'" })
    expect(refused(request('mark', {}))).toMatchObject({ kind: 'identity_mismatch', address: "'s:L-2'" })
    expect(accepted(request('extend', { code: 'L-1' })).instance.revision).toBe(5)
  })

  it('SR-89, SR-91: a number may be spelled in another way', () => {
    const numbered = define(loanWith({ code: { type: 'number', required: true } }, identity))
    const decision = accepted(decideCreate(numbered, { id: '1.5', fields: { code: exact('1.50') } }))
    expect(decision.instance.fields).toEqual({ code: exact('1.50') })
  })

  it('SR-91: where no address can be derived, the reason is a sentence', () => {
    const union = {
      type: 'union',
      required: true,
      tag: 'is',
      variants: { a: { type: 'map', key: 'string', items: text } },
    }
    const composite = define(loanWith({ code: { ...union } }, identity))
    const outcome = decideCreate(composite, { id: 'x', fields: { code: { is: 'a', value: { b: 'c' } } } })
    expect(refused(outcome)).toMatchObject({ address: `'{"is":"a","value":{"b":"c"}}'` })
  })

  it('SR-84: without an identity the id is the caller’s own', () => {
    expect(accepted(decideCreate(define(loan()), { id: 'any', fields: {} })).instance.id).toBe('any')
  })
})

describe('a creation that derives its id', () => {
  const branches = define(
    creating(
      { code, due: { ...text, default: 'soon' } },
      [
        { name: 'denied', when: { eq: ['$args.code', 'no'] }, refuses: { error: 'Denied', message: 'not lent' } },
        {
          name: 'lent',
          effect: 'creates',
          set: { code: '$args.code' },
          emits: [{ type: 'Lent', payload: { id: '$id', code: '$fields.code' } }],
          responds: { code: '$fields.code' },
        },
      ],
      { arguments: { fields: { code: text } }, response: { fields: { code: text } } },
      identity,
    ),
  )

  it.each([
    ['with branches', branches, {}],
    ['without', plain, {}],
  ])('SR-92, SR-93, SR-96: %s it is the creation at that very address, byte for byte', (_name, definition) => {
    const derived = accepted(decideCreateDerived(definition, { fields: { code: 'L-1' } }))
    expect(derived.instance).toMatchObject({ id: 's:L-1', fields: { code: 'L-1', due: 'soon' } })
    expect(canonical(derived)).toBe(
      canonical(accepted(decideCreate(definition, { id: 's:L-1', fields: { code: 'L-1' } }))),
    )
  })

  it('SR-92: the declared refusal and the fields come before the address', () => {
    expect(refused(decideCreateDerived(branches, { fields: { code: 'no' } }))).toEqual({
      kind: 'refused',
      outcome: 'denied',
      error: 'Denied',
      reason: 'not lent',
    })
    expect(errorPaths(decideCreateDerived(branches, { fields: { lost: 1 } }))).toEqual(['arguments.lost'])
    expect(errorPaths(decideCreateDerived(plain, { fields: {} }))).toEqual(['fields.code'])
  })

  it('SR-94: without an identity there is none, kernel/1 included, and earlier refusals come first', () => {
    const bare = loanWith({ due: text })
    for (const definition of [bare, { ...bare, semantics: 'kernel/1' }]) {
      expect(refused(decideCreateDerived(define(definition), { fields: {} }))).toMatchObject({
        kind: 'creation_identity_unavailable',
        entity: 'loan',
      })
      expect(errorPaths(decideCreateDerived(define(definition), { fields: { due: 5 } }))).toEqual(['fields.due'])
    }
  })

  it.each<readonly [string, Part]>([
    ['a selector', { when: { eq: ['$id', 's:L-1'] } }],
    ['a selector that only asks whether it is there', { when: { exists: '$id' } }],
    ['an assignment', { set: { code: '$args.code', due: '$id' } }],
  ])('SR-95: before there is an id, %s that reads it is refused', (_name, parts) => {
    const outcome = { name: 'lent', effect: 'creates', set: { code: '$args.code' }, ...parts }
    const definition = define(
      creating({ code, due: text }, [outcome], { arguments: { fields: { code: text } } }, identity),
    )
    expect(refused(decideCreateDerived(definition, { fields: { code: 'L-1' } }))).toEqual({
      kind: 'template',
      expression: '$id',
      reason: anyText,
    })
    expect(accepted(decideCreate(definition, { id: 's:L-1', fields: { code: 'L-1' } })).instance.id).toBe('s:L-1')
  })
})
