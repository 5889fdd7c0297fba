import { describe, expect, it } from 'vitest'
import { parseDefinition } from '../../../src/document/parse-definition.js'
import { canonical } from '../../../src/value/write-json.js'
import { parsed } from '../../support/define.js'
import { refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { extending, loan, loanWith } from '../loan.js'

const branchOf = (branch: Part) => parsed(extending({}, [branch])).operations['extend']?.outcomes?.[0]

const pathOf = (definition: Part): string => refused(parseDefinition(definition)).path

const full = {
  name: 'extended',
  when: { truthy: '$args.paid' },
  in_state: 'out',
  wrong_state: true,
  effect: { moves: { from: ['out', 'lost'], to: 'back' } },
  set: { due: '$args.due' },
  set_if_present: { note: { argument: 'note' } },
  fulfills: { stamp: { actions: 'optional' } },
  emits: [{ type: 'Extended', payload: {}, payload_if_present: { note: { argument: 'note' } } }],
  responds: { due: '$fields.due' },
  responds_if_present: { note: { argument: 'note' } },
  refuses: { error: 'Unpaid', message: 'pay first' },
}

describe('branches as documents', () => {
  it('SR-104: every key of a branch is read and kept', () => {
    expect(branchOf(full)).toEqual(full)
  })

  it('SR-12: a branch at its defaults is written by its name alone', () => {
    const defaults = {
      name: 'extended',
      wrong_state: false,
      effect: 'none',
      set: {},
      set_if_present: {},
      fulfills: {},
      emits: [],
      responds: {},
      responds_if_present: {},
    }
    expect(branchOf(defaults)).toEqual({ name: 'extended' })
  })

  it('SR-12: the sources of a move are kept as they were written', () => {
    expect(branchOf({ name: 'a', effect: { moves: { from: 'out', to: 'back' } } })?.effect).toEqual({
      moves: { from: 'out', to: 'back' },
    })
  })

  it('SR-12, SR-13: an operation of branches still writes its empty base keys, and creation its null event', () => {
    const document = canonical(parsed(extending({}, [{ name: 'noted', effect: 'updates' }])))
    expect(document).toContain('"create":{"emit":null}')
    expect(document).toContain(
      '"emits":[],"outcomes":[{"effect":"updates","name":"noted"}],"preconditions":[],"set":{},"transitions":[]',
    )
  })

  it('SR-12: identity, relations and scales that say nothing are not written', () => {
    const document = parsed(loan({ identity: null, relations: {}, scales: {} }))
    expect(Object.keys(document)).toEqual([
      'create',
      'entity',
      'invariants',
      'lifecycle',
      'operations',
      'projections',
      'schema',
      'semantics',
      'version',
    ])
  })

  it.each<readonly [string, Part, string]>([
    ['a branch without a name', {}, 'name'],
    ['an unknown key', { name: 'a', emit: [] }, 'emit'],
    ['an unknown effect', { name: 'a', effect: 'removes' }, 'effect'],
    ['a move without a target', { name: 'a', effect: { moves: { from: 'out' } } }, 'effect.moves.to'],
    ['two effects', { name: 'a', effect: { moves: { from: 'out', to: 'back' }, creates: true } }, 'effect.creates'],
    ['other actions', { name: 'a', fulfills: { stamp: { actions: 'maybe' } } }, 'fulfills.stamp.actions'],
    ['a refusal without an error', { name: 'a', refuses: { message: 'no' } }, 'refuses.error'],
    [
      'a copied argument of two keys',
      { name: 'a', set_if_present: { n: { argument: 'n', or: 1 } } },
      'set_if_present.n.or',
    ],
    ['a copied argument that is a text', { name: 'a', responds_if_present: { n: 'note' } }, 'responds_if_present.n'],
    ['a guard that is no condition', { name: 'a', when: 'paid' }, 'when'],
  ])('SR-104, SR-131: %s does not parse', (_name, branch, path) => {
    expect(pathOf(extending({}, [branch]))).toBe(`operations.extend.outcomes[0].${path}`)
  })

  it.each([
    ['an identity of two keys', { identity: { field: 'code', also: 'x' } }, 'identity.also'],
    [
      'a relation without a cardinality',
      { relations: { of: { kind: 'owns', target: 'a', via: 'b' } } },
      'relations.of.cardinality',
    ],
    [
      'another kind of relation',
      { relations: { of: { kind: 'has', target: 'a', via: 'b', cardinality: 'one' } } },
      'relations.of.kind',
    ],
    ['a scale of numbers', { scales: { wear: [1, 2] } }, 'scales.wear[0]'],
  ])('SR-78, SR-82, SR-97: %s does not parse', (_name, parts, path) => {
    expect(pathOf(loan(parts))).toBe(path)
  })

  it.each<readonly [string, Part, string]>([
    ['compare without an operator', { compare: { left: 1, right: 2 } }, 'compare.op'],
    ['compare with a fourth key', { compare: { left: 1, op: 'eq', right: 2, scales: [] } }, 'compare.scales'],
    ['another comparison', { compare: { left: 1, op: 'le', right: 2 } }, 'compare.op'],
    ['a quantifier without a body', { for_all: { in: '$fields.a', as: 'x' } }, 'for_all.that'],
    ['a quantifier whose name is no text', { for_any: { in: '$fields.a', as: 1, that: true } }, 'for_any.as'],
  ])('SR-58: %s does not parse', (_name, assert, path) => {
    expect(pathOf(loan({ invariants: [{ assert }] }))).toBe(`invariants[0].assert.${path}`)
  })

  it('SR-14: the four operators parse under kernel/1', () => {
    const invariants = [
      { assert: { compare: { left: 1, op: 'eq', right: 2 } } },
      { assert: { truthy: '$fields.paid' } },
      {
        assert: {
          for_all: { in: '$fields.copies', as: 'copy', that: { for_any: { in: '$copy', as: 'x', that: true } } },
        },
      },
    ]
    expect(parsed(loanWith({}, { semantics: 'kernel/1', invariants })).invariants).toHaveLength(3)
  })
})
