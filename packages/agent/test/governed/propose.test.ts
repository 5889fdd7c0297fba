import { numberOf, type JsonObject } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { desk, errorOf, fieldsOf, grace, valueOf } from './claims.js'

const reason = 'the parcel was lost'

const stocked = async (changes: Parameters<typeof desk>[0] = {}) => {
  const opened = desk(changes)
  await opened.make('c-1', fieldsOf('Lost parcel', 50))
  await opened.make('c-2', fieldsOf('Lost ship', 900))
  return opened
}

const instanceOf = async ({ ask }: ReturnType<typeof desk>, id: string) =>
  valueOf(await ask('claim_get', { id }))['record'] as JsonObject

describe('a proposal by an action', () => {
  it('is decided at the revision that was read, and answers what was stored', async () => {
    const opened = await stocked()
    const { id, revision } = (await instanceOf(opened, 'c-1')) as { readonly id: string; readonly revision: number }
    const input = { id, expected_revision: revision, arguments: { reason }, proposal_id: 'settle c-1' }
    const answer = valueOf(await opened.ask('claim_settle', input))
    expect(answer).toEqual({
      outcome: 'committed',
      instance: { ...(await instanceOf(opened, 'c-1')), lifecycle_state: 'settled', revision: 2 },
      record_id: expect.stringMatching(/^proposal-[0-9a-f]{64}$/) as string,
      replayed: false,
    })
    expect(valueOf(await opened.ask('claim_settle', input))).toEqual({ ...answer, replayed: true })
  })

  it('is refused by the rules, unchanged and with its reason, and nothing moved', async () => {
    const opened = await stocked()
    const input = { id: 'c-2', expected_revision: 1, arguments: { reason } }
    expect(valueOf(await opened.ask('claim_settle', input))).toEqual({
      outcome: 'refused',
      refusal: {
        kind: 'precondition_failed',
        operation: 'settle',
        rule: 'large_claim_needs_a_manager',
        reason: 'a claim above 100 is settled by a manager',
        refused: true,
        by: 'kernel',
        message: 'rule `large_claim_needs_a_manager` of operation `settle`: a claim above 100 is settled by a manager',
      },
    })
    expect(await instanceOf(opened, 'c-2')).toMatchObject({ lifecycle_state: 'open', revision: 1 })
    expect(valueOf(await opened.ask('claim_settle', input, grace))).toMatchObject({ outcome: 'committed' })
  })

  it('on an older revision is a conflict', async () => {
    const opened = await stocked()
    const input = { id: 'c-1', expected_revision: 1, arguments: { amount: 60 } }
    valueOf(await opened.ask('claim_raise', input))
    expect(valueOf(await opened.ask('claim_raise', input))).toMatchObject({
      outcome: 'refused',
      refusal: { kind: 'revision_conflict', by: 'store', expected: 1, found: 2 },
    })
  })

  it.each<[string, JsonObject, string]>([
    ['a trusted argument', { arguments: { reason, role: 'manager' } }, 'arguments.role'],
    ['a member that nobody declares', { arguments: { reason }, actor: 'grace' }, 'actor'],
    ['no revision', { expected_revision: null }, 'expected_revision'],
    ['a blank id', { id: ' ' }, 'id'],
  ])('with %s is refused before anything is asked', async (_what, changes, path) => {
    const opened = await stocked()
    const input = { id: 'c-1', expected_revision: 1, arguments: { reason }, ...changes }
    const error = errorOf(await opened.ask('claim_settle', input, grace))
    expect(error).toMatchObject({ kind: 'invalid_input', action: 'claim_settle', errors: [{ path }] })
    expect(await instanceOf(opened, 'c-1')).toMatchObject({ revision: 1 })
  })

  it('has to say the revision that it is based on: nobody remembers what a caller has seen', async () => {
    const opened = await stocked()
    await instanceOf(opened, 'c-1')
    expect(errorOf(await opened.ask('claim_settle', { id: 'c-1', arguments: { reason } }))).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'expected_revision', message: 'is missing' }],
    })
  })

  it.each([
    ['an exact number', numberOf('9007199254740993')],
    ['the text of its digits', '9007199254740993'],
  ])('K-56: takes %s, and keeps it', async (_what, amount) => {
    const opened = await stocked()
    const input = { id: 'c-1', expected_revision: '1', arguments: { amount } }
    expect(valueOf(await opened.ask('claim_raise', input))).toMatchObject({
      outcome: 'committed',
      instance: { fields: { amount: '9007199254740993' } },
    })
  })

  it('of a new instance is decided too, and a taken id is a conflict', async () => {
    const opened = await stocked()
    const input = { id: 'c-3', fields: { title: 'Lost key', amount: 5 } }
    expect(valueOf(await opened.ask('claim_create', input))).toMatchObject({ instance: { id: 'c-3', revision: 1 } })
    expect(valueOf(await opened.ask('claim_create', input))).toMatchObject({ refusal: { kind: 'revision_conflict' } })
    const chosen = await stocked({ newId: () => 'c-9' })
    expect(valueOf(await chosen.ask('claim_create', { fields: input.fields }))).toMatchObject({
      instance: { id: 'c-9' },
    })
  })

  it('starts what follows from it after the commit, once', async () => {
    const told: string[] = []
    const opened = await stocked({ onCommitted: ({ instance }) => told.push(instance.id) })
    const input = { id: 'c-1', expected_revision: 1, arguments: { reason }, proposal_id: 'p' }
    await opened.ask('claim_settle', input)
    await opened.ask('claim_settle', input)
    expect(told).toEqual(['c-1'])
  })
})

describe('the tools of a governed type', () => {
  it('are its search, its get, and an action of each operation that is allowed', () => {
    const { provider } = desk()
    const names = provider.toTools().map(({ name }) => name)
    expect(names).toEqual([
      'desk_claim_search',
      'desk_claim_get',
      'desk_claim_create',
      'desk_claim_settle',
      'desk_claim_raise',
    ])
  })

  it('name no trusted argument, and want the revision', () => {
    const { toolOf, tools } = desk()
    const { properties, required } = toolOf('claim_settle').inputSchema
    expect(required).toEqual(['id', 'arguments', 'expected_revision'])
    expect(
      Object.keys((properties as { readonly arguments: { readonly properties: object } }).arguments.properties),
    ).toEqual(['reason'])
    const schemas = [...tools.values()].map(({ inputSchema }) => JSON.stringify(inputSchema))
    expect(schemas.filter((schema) => schema.includes('"role"'))).toEqual([])
  })

  it('say what an operation does and what a model does when it is refused', () => {
    const { toolOf } = desk()
    expect(toolOf('claim_settle').description).toContain('a claim above 100 is settled by a manager')
    expect(toolOf('claim_settle').description).toContain('precondition_failed: the facts contradict the policy')
    expect(toolOf('claim_settle').effects).toEqual({ readOnly: false, idempotent: true })
    expect(toolOf('claim_search').effects).toEqual({ readOnly: true })
  })
})
