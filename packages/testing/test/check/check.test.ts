import { canonical, toJson } from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../src/arbitrary/definition.js'
import { check, renderCheck, type Answer } from '../../src/check/index.js'
import { account, counter } from '../explore/definitions.js'

/** A valid definition with one fault planted in it. */
const withFault = (more: object) =>
  definitionOf({
    entity: 'door',
    schema: { fields: { width: { type: 'integer', required: true, min: 0, max: 9 }, colour: { type: 'string' } } },
    lifecycle: { initial: 'shut', states: ['shut', 'open'] },
    operations: {
      open: { transitions: [{ from: 'shut', to: 'open' }] },
      shut: { transitions: [{ from: 'open', to: 'shut' }] },
    },
    ...more,
  })

const open = { transitions: [{ from: 'shut', to: 'open' }] }
const shut = { transitions: [{ from: 'open', to: 'shut' }] }

/** The answers that matter, without their evidence. */
const mattering = (more: object): readonly object[] =>
  check(withFault(more))
    .answers.filter(({ severity }) => severity !== null)
    .map(({ evidence: _evidence, ...answer }) => answer)

const rule = { index: 0, rule: 'fits' }

describe('check', () => {
  it('has nothing to say of a definition without fault', () => {
    expect(mattering({})).toEqual([])
    expect(check(withFault({}))).toMatchObject({ holds: true, reached: [] })
  })

  it('a state that no operation leads to, and one that its rules keep everybody from', () => {
    const lifecycle = { initial: 'shut', states: ['shut', 'open', 'gone', 'far'] }
    const leave = {
      transitions: [{ from: 'open', to: 'far' }],
      preconditions: [{ name: 'fits', assert: { gt: ['$fields.width', 9] } }],
    }
    const back = { transitions: [{ from: ['gone', 'far'], to: 'open' }] }
    expect(mattering({ lifecycle, operations: { open, shut, leave, back } })).toEqual([
      { question: 'state_reached', state: 'gone', answer: 'impossible', severity: 'warning' },
      { question: 'state_reached', state: 'far', answer: 'not_found', severity: 'warning' },
      { question: 'operation_accepted', operation: 'back', answer: 'not_found', severity: 'warning' },
      { question: 'operation_accepted', operation: 'leave', answer: 'not_found', severity: 'warning' },
      { question: 'precondition_holds', operation: 'leave', ...rule, answer: 'not_found', severity: 'warning' },
    ])
  })

  it('an operation from a state that no operation leads to', () => {
    const lifecycle = { initial: 'shut', states: ['shut', 'open', 'gone'] }
    const back = { transitions: [{ from: 'gone', to: 'open' }] }
    expect(mattering({ lifecycle, operations: { open, shut, back } })).toContainEqual({
      question: 'operation_accepted',
      operation: 'back',
      answer: 'impossible',
      severity: 'warning',
    })
  })

  it('a rule that refuses nothing, and of a rule that is never asked it says no more than that', () => {
    const preconditions = [
      { name: 'fits', assert: { gte: ['$fields.width', 0] } },
      { name: 'never', assert: { exists: '$fields.colour' } },
      { name: 'behind', assert: false },
    ]
    const operations = { open: { ...open, preconditions }, shut }
    expect(mattering({ operations })).toContainEqual({
      question: 'precondition_refuses',
      operation: 'open',
      ...rule,
      answer: 'not_found',
      severity: 'warning',
    })
    const [holds] = check(
      withFault({ operations: { open: { ...open, preconditions: [{ assert: false }, { assert: true }] }, shut } }),
    ).answers.filter((answer) => answer.question === 'precondition_holds' && answer.index === 1)
    expect(holds).toMatchObject({ answer: 'not_asked', severity: null })
  })

  it('an operation that its preconditions allow and an invariant refuses is an error, a creation a note', () => {
    const invariants = [{ name: 'fits', assert: { any: [{ ne: ['$state', 'open'] }, { gt: ['$fields.width', 2] }] } }]
    const checked = check(withFault({ invariants }))
    expect(checked.holds).toBe(false)
    expect(checked.answers.filter(({ severity }) => severity === 'error')).toEqual([
      {
        question: 'operation_breaks_invariant',
        operation: 'open',
        ...rule,
        answer: 'found',
        severity: 'error',
        evidence: {
          commands: [
            { command: 'create', id: 'a', fields: { width: expect.any(Number) } },
            { command: 'execute', operation: 'open', arguments: {} },
          ],
          refusal: expect.objectContaining({ kind: 'invariant_violation', rule: 'fits' }),
        },
      },
    ])
    const always = [{ name: 'fits', assert: { gt: ['$fields.width', 2] } }]
    expect(mattering({ invariants: always })).toEqual([
      { question: 'creation_breaks_invariant', ...rule, answer: 'found', severity: 'note' },
    ])
    expect(check(withFault({ invariants: always })).holds).toBe(true)
  })

  it('an invariant that cannot be answered is run into as well', () => {
    const invariants = [
      { name: 'fits', assert: { any: [{ eq: ['$state', 'shut'] }, { ne: ['$fields.colour', 'red'] }] } },
    ]
    const error = check(withFault({ invariants })).answers.find(({ severity }) => severity === 'error')
    expect(error?.evidence?.commands).toHaveLength(2)
    expect(error?.question).toBe('operation_breaks_invariant')
  })

  it('an invariant that nothing runs into is noted, one that refuses everything is a warning', () => {
    expect(mattering({ invariants: [{ name: 'fits', assert: { gte: ['$fields.width', 0] } }] })).toEqual([
      { question: 'invariant_refuses', ...rule, answer: 'not_found', severity: 'note' },
    ])
    expect(mattering({ invariants: [{ name: 'fits', assert: { gt: ['$fields.width', 9] } }] })).toContainEqual({
      question: 'invariant_holds',
      ...rule,
      answer: 'not_found',
      severity: 'warning',
    })
  })

  it('a state without a way out is noted; an instance that is stuck elsewhere is a warning', () => {
    const stuck = { ...shut, preconditions: [{ name: 'fits', assert: { gt: ['$fields.width', 2] } }] }
    expect(mattering({ operations: { open } })).toEqual([
      { question: 'state_without_exit', state: 'open', answer: 'found', severity: 'note' },
    ])
    expect(mattering({ operations: { open, shut: stuck } })).toEqual([
      { question: 'instance_stuck', state: 'open', answer: 'found', severity: 'warning' },
    ])
  })

  it('an argument that nothing reads; `$args` reads them all', () => {
    const given = { arguments: { fields: { by: { type: 'string' }, 'by.whom': { type: 'string' } } } }
    const emits = [{ type: 'Opened', payload: { who: '$args.by' } }]
    const unread = {
      question: 'argument_unread',
      operation: 'open',
      argument: 'by.whom',
      answer: 'found',
      severity: 'note',
    }
    expect(mattering({ operations: { open: { ...open, ...given, emits }, shut } })).toContainEqual(unread)
    const all = [{ type: 'Opened', payload: { given: '$args', text: '$$args.by' } }]
    expect(mattering({ operations: { open: { ...open, ...given, emits: all }, shut } })).toEqual([])
  })

  it('is plain JSON, the same every time, and asks the same questions of a definition whatever the bounds are', () => {
    const checked = check(account)
    const copied = toJson(checked, 'check')
    expect(isRight(copied) && canonical(copied.right)).toBe(canonical(check(account)))
    const questions = ({ answers }: { answers: readonly Answer[] }) =>
      answers.map(({ answer: _answer, evidence: _evidence, severity: _severity, ...question }) => question)
    expect(questions(check(account, { instances: 1, guided: 0 }))).toEqual(questions(checked))
  })

  it('has words, the worst first, with the commands that show it', () => {
    expect(renderCheck(check(account))).toMatchInlineSnapshot(`
      "error: \`deposit\` can run into invariant \`within_limit\` though its preconditions hold: the rule does not hold
        create {"limit":1}
        deposit {"amount":100}
        fix: a precondition of \`deposit\` that asks for it, or bounds on what it takes
      warning: state \`lost\` was not reached: no operation leads there
      warning: operation \`find\` is never accepted: no state from which it leads can be reached
      warning: in state \`open\` an instance can be stuck: of the operations that lead on, none was accepted
        create {"balance":1,"limit":1,"owner":"a"}
      note: a creation can run into invariant \`within_limit\`: the rule does not hold
        create {"balance":1,"limit":0}
      note: state \`closed\` has no way out
      note: argument \`memo\` of \`deposit\` is recorded, and read by nothing
      21 question(s): 1 error(s), 3 warning(s), 3 note(s)
      164 instance(s), 1354 call(s): not everything was tried: depth ended at 8, values ended at 12
      "
    `)
    expect(renderCheck(check(counter))).toMatchInlineSnapshot(`
      "note: a creation can run into invariant \`starts_at_zero\`: the rule does not hold
        create {"turns":1}
      note: state \`off\` has no way out
      24 question(s): 0 error(s), 0 warning(s), 2 note(s)
      33 instance(s), 550 call(s): not everything was tried: depth ended at 8
      "
    `)
  })
})
