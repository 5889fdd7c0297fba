import { message } from '@assent/kernel'
import { expect, it } from 'vitest'
import { refusalDocument } from '../src/index.js'

it('D-1: a refusal keeps its fields, and has the sentence, who refused, and that it is one', () => {
  const refusal = { kind: 'operation_not_found', operation: 'fly' } as const
  const document = refusalDocument(refusal, 'kernel', 'there is no `fly`')
  expect(document).toEqual({ ...refusal, message: 'there is no `fly`', by: 'kernel', refused: true })
})

it.each(['store', 'input'] as const)(
  'D-1: one of the boundary `%s` has a detail: its own, or else the sentence',
  (by) => {
    const [own, without] = [{ kind: 'a', detail: 'busy' }, { kind: 'b' }]
    expect(refusalDocument(own, by, 'it failed')).toMatchObject({ detail: 'busy', message: 'it failed', by })
    expect(refusalDocument(without, by, 'it failed')).toMatchObject({ detail: 'it failed', message: 'it failed', by })
  },
)

it('SR-153: of a declared refusal the sentence is the `message`, and what was declared the `reason`', () => {
  const refusal = {
    kind: 'refused',
    outcome: 'too_often',
    error: 'RenewedTooOften',
    reason: 'two are the most',
  } as const
  expect(refusalDocument(refusal, 'kernel', message(refusal))).toEqual({
    ...refusal,
    message: 'outcome `too_often` refuses with `RenewedTooOften`: two are the most',
    by: 'kernel',
    refused: true,
  })
})
