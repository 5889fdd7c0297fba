import { describe, expect, it } from 'vitest'
import { available } from '../../src/explain/available/available.js'
import { explain } from '../../src/explain/explain.js'
import { renderAvailability } from '../../src/explain/render/render-availability.js'
import { renderExplanation } from '../../src/explain/render/render-explanation.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { heldPermit, permitWith, type Part } from '../support/permit.js'
import { explainCondition } from './ask.js'

const definition = define(
  permitWith(
    { plate: { type: 'string', required: true }, until: { type: 'json' }, log: { type: 'json' } },
    {
      invariants: [{ assert: { not: { eq: ['$fields.plate', 'none'] } } }],
      operations: {
        expire: { transitions: [{ from: 'valid', to: 'expired' }], preconditions: [{ name: 'never', assert: false }] },
        renew: {
          arguments: {
            fields: { by: { type: 'string', required: true }, at: { type: 'string' } },
            additional_fields: true,
          },
          transitions: [{ from: ['draft', 'expired'], to: 'valid' }],
          preconditions: [
            {
              name: 'due',
              message: 'a permit is renewed by its office, or late',
              assert: {
                any: [{ in: ['$args.by', ['office', '$fields.log.owner']] }, { after: ['$args.at', '$fields.until'] }],
              },
            },
            { assert: { exists: '$args.by' } },
          ],
          set: { log: ['$fields.until'] },
        },
      },
    },
  ),
)

const rendered = (fields: Part, args: unknown, parts: Part = {}, operation = 'renew'): string =>
  renderExplanation(explain(definition, heldPermit({ plate: 'AB-1', ...fields }, parts), operation, args))

const lastLines = (text: string, count: number): readonly string[] => text.trimEnd().split('\n').slice(-count)

describe('a rendered explanation', () => {
  it('K-113: says the verdict, the steps, each rule with what it found, and what would get past it', () => {
    expect(rendered({ until: 'soon', log: { owner: 'ann' } }, { by: 'eve', at: '2030-01-01' })).toBe(
      [
        'refused: rule `due` of operation `renew`: a permit is renewed by its office, or late; missing: `$fields.until`',
        'passed: instance, type, state, operation, arguments, transition',
        'refused at: preconditions',
        'not reached: set, fields, revision, invariants, events',
        'preconditions[0] `due`: unknown; missing: `$fields.until`',
        '  unknown  any of:',
        '    false    the argument `by` is one of ["office", the field `log.owner`] ($args.by: "eve"; $fields.log.owner: "ann")',
        '    unknown  the argument `at` is after the field `until` ($args.at: "2030-01-01"; $fields.until: "soon", which is no instant)',
        'preconditions[1]: true (not judged)',
        '  true     the argument `by` is present ($args.by: "eve")',
        '`preconditions` would pass if:',
        '  the argument `by` is one of ["office", the field `log.owner`] ($args.by: "eve"; $fields.log.owner: "ann")',
        '',
      ].join('\n'),
    )
  })

  it('says what an accepted operation passed', () => {
    const text = rendered({ until: '2030-01-01', log: { owner: null } }, { by: 'office', at: '2031-01-01' })

    expect(text).toBe(
      [
        'accepted: operation `renew`',
        'passed: instance, type, state, operation, arguments, transition, preconditions, set, fields, revision, invariants, events',
        'preconditions[0] `due`: true',
        '  true     any of:',
        '    unknown  the argument `by` is one of ["office", the field `log.owner`] ($args.by: "office"; $fields.log.owner: null)',
        '    true     the argument `at` is after the field `until` ($args.at: "2031-01-01"; $fields.until: "2030-01-01")',
        'preconditions[1]: true',
        '  true     the argument `by` is present ($args.by: "office")',
        'invariants[0]: true',
        '  true     not:',
        '    false    the field `plate` is "none" ($fields.plate: "AB-1")',
        '',
      ].join('\n'),
    )
  })

  it.each<readonly [string, string, Part, unknown, Part, string]>([
    ['a type', '`type` would pass if:\n  the instance is of `permit` version 3', {}, {}, { version: 4 }, 'renew'],
    [
      'states',
      '`state` would pass if:\n  the state of the instance is one of `draft`, `valid`, `expired`',
      {},
      {},
      { lifecycle_state: 'lost' },
      'renew',
    ],
    ['a state', '`transition` would pass if:\n  the state of the instance is `valid`', {}, {}, {}, 'expire'],
    ['operations', '`operation` would pass if:\n  the operation is one of `expire`, `renew`', {}, {}, {}, 'extend'],
    [
      'values',
      '`arguments` would pass if:\n  `arguments.at` is corrected\n  `arguments.by` is corrected',
      {},
      { at: 1 },
      {},
      'renew',
    ],
    [
      'references',
      '`set` would pass if:\n  `$fields.until` gives a fitting value',
      { log: { owner: 'a' } },
      { by: 'office' },
      {},
      'renew',
    ],
    ['nothing', 'nothing that can change would pass `preconditions`', {}, {}, { lifecycle_state: 'valid' }, 'expire'],
  ])('says what would get past: %s', (_name, end, fields, args, parts, operation) => {
    expect(lastLines(rendered(fields, args, parts, operation), end.split('\n').length).join('\n')).toBe(end)
  })

  it('K-103: takes a composed operand apart, whatever its members are called', () => {
    const asked = { eq: ['$args.by', { 'x[0]': ['$fields.log', '$$5'] }] }
    const clause = explainCondition(asked, { log: 1 }, { by: 'eve' })

    expect(renderExplanation(clause)).toContain(
      'false    the argument `by` is {"x[0]": [the field `log`, "$5"]} ($args.by: "eve"; $fields.log: 1)\n',
    )
  })

  it('cuts a long value, and keeps the token of a number', () => {
    const text = rendered({ until: 'x'.repeat(500), log: { owner: exact('1.50') } }, { by: 'eve', at: '2030-01-01' })

    expect(text).toContain('$fields.log.owner: 1.50')
    expect(text).toContain(`$fields.until: "${'x'.repeat(79)}…`)
    expect(text).not.toContain('x'.repeat(80))
    expect(rendered({ until: 'x'.repeat(78) }, { by: 'eve', at: '2030-01-01' })).toContain(`"${'x'.repeat(78)}"`)
  })

  it('keeps to its lines, whatever a name holds', () => {
    const text = rendered({}, { 'at\n\u001b[2J': 1, by: 'eve' }, { lifecycle_state: 'x\ny' }, 'a\r\nb')

    expect(text.split('\n').slice(0, 2)).toEqual([
      'refused: `x y` is not a state of `permit`',
      'passed: instance, type',
    ])
    expect(rendered({}, {}, {}, 'a\r\nb')).toContain('refused: no operation is named `a b`\n')
    expect(rendered({}, {}, {}, 'a\u202e\u2029b')).toContain('refused: no operation is named `a b`\n')
  })
})

describe('rendered availability', () => {
  const shown = (fields: Part, known: Part, parts: Part = {}): string =>
    renderAvailability(available(definition, heldPermit({ plate: 'AB-1', ...fields }, parts), known))

  it('has a line an operation, and below it what it depends on', () => {
    expect(shown({ until: '2030-01-01', log: { owner: 'ann' } }, {})).toBe(
      [
        'refused  expire: at `transition`: operation `expire` has no transition from `draft`',
        'depends  renew: on `by`, `at`',
        '         if (the argument `by` is one of ["office", "ann"] or the argument `at` is after "2030-01-01") and the argument `by` is present',
        '',
      ].join('\n'),
    )
  })

  it('says what a rule would need', () => {
    expect(shown({ log: {}, until: '2030-01-01' }, { at: '2029-01-01' })).toBe(
      [
        'refused  expire: at `arguments`: arguments.at: the schema declares no such field',
        'refused  renew: at `preconditions`: rule `due` cannot hold',
        '         would need: the argument `by` is one of ["office", the field `log.owner`] ($args.by: missing; $fields.log.owner: missing)',
        '',
      ].join('\n'),
    )
  })

  it('says when nothing is missing, when nothing is asked, and when there is nothing', () => {
    const plain = define(
      permitWith(
        {},
        {
          operations: {
            amend: { transitions: [{ from: 'draft', to: 'draft' }] },
            renew: {
              arguments: { fields: { by: { type: 'string', required: true } } },
              transitions: [{ from: 'draft', to: 'valid' }],
            },
            reopen: {
              arguments: { additional_fields: true },
              transitions: [{ from: 'draft', to: 'valid' }],
              preconditions: [{ assert: { contains: ['$args', 'by'] } }],
            },
          },
        },
      ),
    )

    expect(renderAvailability(available(plain, heldPermit({})))).toBe(
      [
        'legal    amend',
        'depends  renew: on `by`',
        'depends  reopen: on arguments that are not declared',
        '         if the object of all arguments contains "by"',
        '',
      ].join('\n'),
    )
    expect(renderAvailability([])).toBe('')
  })
})
