import { memoryStore, type QueryStore, type Store, type StoreError } from '@assent/shell'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { desk, errorOf, fieldsOf, model, valueOf } from './claims.js'

const secret = 'postgres://grace:hunter2@db'

const down: StoreError = { kind: 'store_unreachable', provider: 'test', detail: 'no answer' }

const unreachable = (): Store & QueryStore => ({
  ...memoryStore(),
  load: () => async () => left(down),
  query: () => async () => left(down),
})

const calls: readonly (readonly [string, object])[] = [
  ['claim_search', {}],
  ['claim_get', { id: 'c-1' }],
]

const throwing = (): never => {
  throw new Error(secret)
}

describe('a governed type that cannot look', () => {
  it.each(calls)('S: says so, and calls nothing absent: %s', async (name, input) => {
    const opened = desk({}, unreachable())
    expect(errorOf(await opened.ask(name, input))).toMatchObject({ kind: 'provider_failed' })
    expect(JSON.stringify(opened.lines)).toContain('the test store did not answer')
  })

  it.each(calls)('A: tells no caller what its host threw: %s', async (name, input) => {
    const faults: unknown[] = []
    const opened = desk({ mayRead: throwing, onFault: (fault) => faults.push(fault) })
    await opened.make('c-1', fieldsOf('Lost', 1))
    const error = errorOf(await opened.ask(name, input))
    expect(error).toMatchObject({ kind: 'provider_failed' })
    expect(JSON.stringify(error)).not.toContain('hunter2')
    expect(faults).toEqual([new Error(secret)])
  })

  it.each([...calls, ['claim_settle', { id: 'c-1', expected_revision: 1, arguments: { reason: 'x' } }] as const])(
    'A: works for nobody whom its host did not name: %s',
    async (name, input) => {
      const opened = desk()
      await opened.make('c-1', fieldsOf('Lost', 1))
      for (const stranger of [null, 'grace', { ...model, role: 'root' }, { ...model, more: 1 }]) {
        expect(errorOf(await opened.ask(name, input, stranger))).toMatchObject({ kind: 'provider_failed' })
      }
      expect(errorOf(await opened.toolOf(name).call(input)())).toMatchObject({ kind: 'provider_failed' })
      expect(valueOf(await opened.ask('claim_get', { id: 'c-1' }))).toMatchObject({ record: { revision: 1 } })
    },
  )

  it('S: refuses a proposal as the store said it', async () => {
    const opened = desk({}, unreachable())
    const input = { id: 'c-1', expected_revision: 1, arguments: { reason: 'x' } }
    expect(valueOf(await opened.ask('claim_settle', input))).toMatchObject({
      outcome: 'refused',
      refusal: { kind: 'store_unreachable', by: 'store' },
    })
  })

  it('A: answers whatever id it is asked for', async () => {
    const { ask } = desk()
    for (const id of ['__proto__', ' ', '\u0000', 'x'.repeat(2_048), '𝒜'.repeat(400)]) {
      expect(valueOf(await ask('claim_get', { id }))).toEqual({ record: null })
    }
  })
})
