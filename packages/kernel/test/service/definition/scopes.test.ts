import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { anyText } from '../../support/text.js'
import { creating, extending } from '../loan.js'

const roots = ['id', 'entity', 'version', 'state', 'from_state', 'to_state', 'args', 'fields', 'old_fields']

const fields = { due: { type: 'json' } }
const args = { arguments: { fields: { due: { type: 'json' } } }, response: { fields: { due: { type: 'json' } } } }

const onOperation = (branch: Part): Part => extending(fields, [{ name: 'done', effect: 'updates', ...branch }], args)
const onCreation = (branch: Part): Part => creating(fields, [{ name: 'lent', effect: 'creates', ...branch }], args)

const asking = (root: string): Part => ({ when: { exists: `$${root}` } })
const setting = (root: string): Part => ({ set: { due: `$${root}` } })
const emitting = (root: string): Part => ({ emits: [{ type: 'Done', payload: `$${root}` }] })
const responding = (root: string): Part => ({ responds: { due: `$${root}` } })

type Place = readonly [string, (branch: Part) => Part, (root: string) => Part, string, string, readonly string[]]

const extend = 'operations.extend.outcomes.done'
const lend = 'create.outcomes.lent'
const created = ['id', 'entity', 'version', 'state', 'to_state', 'args']

const places: readonly Place[] = [
  [
    'an operation selector',
    onOperation,
    asking,
    'invalid_rule',
    `${extend}.when.exists`,
    ['id', 'entity', 'version', 'from_state', 'args', 'fields'],
  ],
  [
    'a creation selector',
    onCreation,
    asking,
    'invalid_rule',
    `${lend}.when.exists`,
    ['id', 'entity', 'version', 'args'],
  ],
  ['a creation assignment', onCreation, setting, 'invalid_template', `${lend}.set.due`, created],
  ['a creation payload', onCreation, emitting, 'invalid_template', `${lend}.emits[0].payload`, [...created, 'fields']],
  ['a creation response', onCreation, responding, 'invalid_template', `${lend}.responds.due`, [...created, 'fields']],
  ['an operation assignment', onOperation, setting, 'invalid_template', `${extend}.set.due`, roots],
  ['an operation payload', onOperation, emitting, 'invalid_template', `${extend}.emits[0].payload`, roots],
  ['an operation response', onOperation, responding, 'invalid_template', `${extend}.responds.due`, roots],
]

describe('what the places of a branch may read', () => {
  it.each(places)('SR-55: %s', (_name, definitionOf, branchOf, kind, path, admitted) => {
    for (const root of roots) {
      const definition = definitionOf(branchOf(root))
      if (admitted.includes(root)) expect(define(definition).entity, root).toBe('loan')
      else expect(defectsOf(definition), root).toEqual([{ kind, path, message: anyText }])
    }
  })

  it('SR-56: `$args` and `$fields` admit paths below them, checked against what is declared', () => {
    expect(define(onCreation({ emits: [{ type: 'Lent', payload: ['$args.due.x', '$fields.due.y'] }] })).entity).toBe(
      'loan',
    )
    expect(defectsOf(onCreation({ set: { due: '$args.lost' } }))).toEqual([
      { kind: 'invalid_template', path: `${lend}.set.due`, message: anyText },
    ])
  })

  it('SR-57: the name of an element is read inside its quantifier only', () => {
    const copies = { ...fields, copies: { type: 'array', items: { type: 'string' } } }
    const outcome = {
      name: 'done',
      effect: 'updates',
      when: {
        all: [
          { for_all: { in: '$fields.copies', as: 'copy', that: { eq: ['$copy', '$args.due'] } } },
          { exists: '$copy' },
        ],
      },
    }
    expect(defectsOf(extending(copies, [outcome], args))).toEqual([
      { kind: 'invalid_rule', path: `${extend}.when.all[1].exists`, message: anyText },
    ])
  })
})
