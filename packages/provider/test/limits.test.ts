import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { slotsOf } from '../src/call/slots.js'
import { defaultProviderLimits } from '../src/index.js'
import { errorOf, gate, getting, noteProvider, searching } from './notes.js'

const never = new Promise<never>(() => undefined)

const record = { id: 'n-1', text: 'a' }

describe('a deadline', () => {
  it('ends a call of a provider that does not answer, and tells it to stop', async () => {
    const stopped = gate<AbortSignal>()
    const get = ({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => stopped.open(signal))
      return never
    }
    const { provider, type } = noteProvider({ get }, { limits: { callTime: 5 } })
    expect(await provider.get(type, 'n-1')()).toEqual(
      left({ kind: 'deadline_exceeded', ...getting, milliseconds: 5, started: true }),
    )
    expect((await stopped.passed).aborted).toBe(true)
  })

  it('may be made shorter by the caller, and not longer', async () => {
    const { provider, type } = noteProvider({ get: () => never }, { limits: { callTime: 50 } })
    const ended = async (timeout: number) => errorOf(await provider.get(type, 'n-1', { timeout })())
    expect(await ended(2)).toMatchObject({ milliseconds: 2 })
    for (const timeout of [1_000, NaN, -1, 0, Infinity])
      expect(await ended(timeout)).toMatchObject({ milliseconds: 50 })
  })

  it('ends a call whose schema does not answer', async () => {
    const { provider, type } = noteProvider({}, { limits: { callTime: 5 } })
    const hanging = { ...type, codecs: { ...type.codecs, data: { ...type.codecs.data, decode: () => never } } }
    provider.entities.register(hanging)
    expect(errorOf(await provider.get(type, 'n-1')())).toMatchObject({ kind: 'deadline_exceeded' })
  })

  it('does not wait for what comes too late, and a late failure ends no process', async () => {
    const late = gate<never>()
    const lines: string[] = []
    const logged = gate()
    const error = (message: string) => {
      lines.push(message)
      logged.open()
    }
    const drop = () => undefined
    const { provider, type } = noteProvider(
      { get: () => late.passed },
      { limits: { callTime: 1 }, logger: { debug: drop, info: drop, warn: drop, error } },
    )
    expect(errorOf(await provider.get(type, 'n-1')())).toMatchObject({ kind: 'deadline_exceeded' })
    late.fail(new Error('too late'))
    await logged.passed
    expect(lines).toEqual(['a call of the provider failed'])
  })
})

describe('a signal', () => {
  it('that is aborted already asks nothing', async () => {
    let asked = 0
    const { provider, type } = noteProvider({ get: () => (asked += 1) })
    expect(await provider.get(type, 'n-1', { signal: AbortSignal.abort() })()).toEqual(
      left({ kind: 'cancelled', ...getting, started: false }),
    )
    expect(asked).toBe(0)
  })

  it('ends a call under way at once, and tells the provider', async () => {
    const controller = new AbortController()
    const told = gate<boolean>()
    const get = ({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => told.open(true))
      controller.abort()
      return never
    }
    const { provider, type } = noteProvider({ get })
    expect(await provider.get(type, 'n-1', { signal: controller.signal })()).toEqual(
      left({ kind: 'cancelled', ...getting, started: true }),
    )
    expect(await told.passed).toBe(true)
  })

  it('that aborts after the answer changes nothing', async () => {
    const controller = new AbortController()
    const { provider, type } = noteProvider()
    const answer = await provider.get(type, 'n-1', { signal: controller.signal })()
    controller.abort()
    expect(answer).toEqual(right({ id: 'n-1', text: 'visa' }))
  })
})

describe('calls at the same time', () => {
  it('are as many as the provider allows; others wait for their turn, in order', async () => {
    const gates = [gate(), gate(), gate(), gate()]
    const begun: string[] = []
    const get = async ({ id }: { id: string }) => {
      begun.push(id)
      await gates[Number(id)]?.passed
      return { ...record, id }
    }
    const { provider, type } = noteProvider({ get }, { limits: { concurrent: 2 } })
    const answers = ['0', '1', '2', '3'].map((id) => provider.get(type, id)())
    await Promise.resolve()
    expect(begun).toEqual(['0', '1'])
    gates[1]?.open()
    await answers[1]
    expect(begun).toEqual(['0', '1', '2'])
    for (const one of gates) one.open()
    expect((await Promise.all(answers)).map(({ _tag }) => _tag)).toEqual(['Right', 'Right', 'Right', 'Right'])
  })

  it('over what may wait are refused at once, and have not begun', async () => {
    const held = gate()
    const get = async ({ id }: { id: string }) => {
      await held.passed
      return { ...record, id }
    }
    const { provider, type } = noteProvider({ get }, { limits: { concurrent: 1, queued: 1 } })
    const [first, second] = ['a', 'b'].map((id) => provider.get(type, id)())
    await Promise.resolve()
    expect(await provider.get(type, 'c')()).toEqual(left({ kind: 'provider_busy', ...getting }))
    held.open()
    expect([await first, await second].map((answer) => answer?._tag)).toEqual(['Right', 'Right'])
  })

  it('that wait too long are refused', async () => {
    const held = gate()
    const get = async () => {
      await held.passed
      return record
    }
    const { provider, type } = noteProvider({ get }, { limits: { concurrent: 1, queueTime: 2 } })
    const first = provider.get(type, 'n-1')()
    expect(await provider.get(type, 'n-1')()).toEqual(left({ kind: 'provider_busy', ...getting }))
    held.open()
    expect((await first)._tag).toBe('Right')
    expect((await provider.get(type, 'n-1')())._tag).toBe('Right')
  })

  it('that are cancelled while they wait give their turn to the next', async () => {
    const held = gate()
    const controller = new AbortController()
    const get = async ({ id }: { id: string }) => {
      await held.passed
      return { ...record, id }
    }
    const { provider, type } = noteProvider({ get }, { limits: { concurrent: 1 } })
    const first = provider.get(type, 'a')()
    const waiting = provider.get(type, 'b', { signal: controller.signal })()
    const next = provider.get(type, 'c')()
    await Promise.resolve()
    controller.abort()
    expect(await waiting).toEqual(left({ kind: 'cancelled', ...getting, started: false }))
    held.open()
    expect([await first, await next].map(({ _tag }) => _tag)).toEqual(['Right', 'Right'])
  })

  it('keep their place where they go on after their end, until they end or had time for it', async () => {
    const get = () => never
    const limits = { concurrent: 1, callTime: 2, queueTime: 1, queued: 1 }
    const patient = noteProvider({ get }, { limits: { ...limits, graceTime: 60_000 } })
    expect(errorOf(await patient.provider.get(patient.type, 'a')())).toMatchObject({ kind: 'deadline_exceeded' })
    expect(errorOf(await patient.provider.get(patient.type, 'b')())).toMatchObject({ kind: 'provider_busy' })

    let asked = 0
    const counting = { get: () => ((asked += 1), never) }
    const hasty = noteProvider(counting, { limits: { ...limits, callTime: 50, queueTime: 50, graceTime: 0 } })
    await hasty.provider.get(hasty.type, 'a')()
    await hasty.provider.get(hasty.type, 'b')()
    expect(asked).toBe(2)
  })

  it('give their place back where they were cancelled while the provider was asked, and it never answers', async () => {
    let controller = new AbortController()
    const get = () => {
      controller.abort()
      return never
    }
    const { provider, type } = noteProvider({ get }, { limits: { concurrent: 1, graceTime: 0 } })
    for (let round = 0; round < 3; round += 1) {
      controller = new AbortController()
      const answer = await provider.get(type, 'a', { signal: controller.signal })()
      expect(answer).toEqual(left({ kind: 'cancelled', ...getting, started: true }))
    }
  })

  it('give their place back where the provider fails', async () => {
    const search = () => {
      throw new Error('a bug')
    }
    const { provider, type } = noteProvider({ search }, { limits: { concurrent: 1, queued: 0 } })
    for (let round = 0; round < 5; round += 1) {
      expect(await provider.search(type, { input: { query: 'a' } })()).toEqual(
        left({ kind: 'provider_failed', ...searching }),
      )
    }
  })
})

describe('places', () => {
  it('are as many free as before, whatever order calls come, wait, give up and leave in', async () => {
    const slots = slotsOf({ ...defaultProviderLimits, concurrent: 2, queued: 3 })
    const signals = Array.from({ length: 5 }, () => new AbortController())
    const entered = signals.map(({ signal }) => slots.enter(signal))
    expect(await slots.enter(new AbortController().signal)).toBe(false)
    signals[3]?.abort()
    slots.leave()
    slots.leave()
    expect(await Promise.all(entered)).toEqual([true, true, true, false, true])
    slots.leave()
    slots.leave()
    const again = [await slots.enter(new AbortController().signal), await slots.enter(new AbortController().signal)]
    expect(again).toEqual([true, true])
    expect(await slots.enter(AbortSignal.abort())).toBe(false)
  })
})
