import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { CoreError, EntityInstance, Json } from '@assent/kernel'
import { expectRight, runtimeOf } from './read-example.js'

const runtime = runtimeOf('ticket.yaml')

const open = (): EntityInstance =>
  expectRight(
    runtime.create({ entity: 'ticket', version: 1, id: 't-1', fields: { title: 'cannot log in', about: 's-1' } }),
  ).instance

const after = (instance: EntityInstance, ...steps: readonly (readonly [string, Json])[]): EntityInstance =>
  steps.reduce(
    (held, [operation, args]) => expectRight(runtime.execute({ instance: held, operation, arguments: args })).instance,
    instance,
  )

const refusalOf = (instance: EntityInstance, operation: string, args: Json): CoreError | undefined => {
  const answer = runtime.execute({ instance, operation, arguments: args })
  return isLeft(answer) ? answer.left : undefined
}

const assign = ['assign', { assignee: 'mara' }] as const
const solve = ['solve', { solution: 'reset the password' }] as const
const reopen = ['reopen', {}] as const

describe('ticket.yaml', () => {
  it('goes from open to closed', () => {
    const ask = ['ask', { question: 'which browser?' }] as const
    const answer = ['answer', { text: 'an old one' }] as const
    expect(after(open(), assign, ask, answer, solve, ['close', {}]).lifecycle_state).toBe('closed')
  })

  it('asks and solves only with an assignee', () => {
    expect(refusalOf(open(), 'ask', { question: 'which browser?' })).toMatchObject({
      kind: 'invariant_violation',
      rule: 'waiting_has_an_assignee',
    })
    expect(refusalOf(open(), ...solve)).toMatchObject({ kind: 'precondition_failed', rule: 'somebody_solved_it' })
  })

  it('is reopened at most twice', () => {
    const twice = after(open(), assign, solve, reopen, solve, reopen, solve)
    expect(twice.fields['reopened']).toBe(2)
    expect(refusalOf(twice, ...reopen)).toMatchObject({ rule: 'reopened_at_most_twice' })
  })
})
