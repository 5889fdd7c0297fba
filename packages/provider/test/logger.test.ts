import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { redactor } from '../src/logger/redact.js'
import { safeLogger } from '../src/logger/safe-logger.js'
import { defineEntityType, ProviderInstance, t, type Logger, type Secrets } from '../src/index.js'
import { errorOf, noteProvider } from './notes.js'

const secrets: Secrets = { values: ['hunter2', 'hunter2-long', ''], names: ['apiKey', 'Authorization'] }

const recorded = () => {
  const lines: (readonly [string, string, unknown])[] = []
  const line = (level: string) => (message: string, fields?: object) => void lines.push([level, message, fields])
  const logger: Logger = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
  return { lines, logger: safeLogger(logger, redactor(secrets)), raw: logger }
}

describe('the logger of a provider', () => {
  it('passes lines on with their level and fields', () => {
    const { lines, logger } = recorded()
    logger.info('searching', { query: 'passport', pages: [1, null, true] })
    logger.debug('done')
    expect(lines).toEqual([
      ['info', 'searching', { query: 'passport', pages: [1, null, true] }],
      ['debug', 'done', undefined],
    ])
  })

  it('hides secrets in messages, fields, names of fields and texts that hold them', () => {
    const { lines, logger } = recorded()
    logger.warn('token hunter2 refused', { url: 'https://x/?t=hunter2-long&a=1', deep: [{ hunter2: 'a' }] })
    expect(lines).toEqual([
      ['warn', 'token [redacted] refused', { url: 'https://x/?t=[redacted]&a=1', deep: [{ '[redacted]': 'a' }] }],
    ])
  })

  it('hides what stands under a secret name, whatever it is', () => {
    const { lines, logger } = recorded()
    logger.info('request', { headers: { authorization: ['Bearer', { a: 1 }] }, APIKEY: 5 })
    expect(lines[0]?.[2]).toEqual({ headers: { authorization: '[redacted]' }, APIKEY: '[redacted]' })
  })

  it('hides secrets in errors, in what caused them and in their stacks', () => {
    const { lines, logger } = recorded()
    const fault = new Error('login with hunter2', { cause: new TypeError('hunter2 is wrong') })
    Object.assign(fault, { apiKey: 'abc', code: 'E_LOGIN' })
    logger.error('failed', { fault })
    expect(JSON.stringify(lines)).not.toContain('hunter2')
    expect(lines[0]?.[2]).toMatchObject({
      fault: {
        name: 'Error',
        message: 'login with [redacted]',
        apiKey: '[redacted]',
        code: 'E_LOGIN',
        cause: { name: 'TypeError', message: '[redacted] is wrong' },
      },
    })
  })

  it('takes anything, and never throws', () => {
    const { lines, logger } = recorded()
    const cycle: { self?: unknown } = {}
    cycle.self = cycle
    const trap = new Proxy(
      {},
      {
        getPrototypeOf: () => {
          throw new Error('a trap')
        },
      },
    )
    const accessor = Object.defineProperty({}, 'now', {
      enumerable: true,
      get: () => {
        throw new Error('run')
      },
    })
    const fields = {
      cycle,
      accessor,
      big: 5n,
      nothing: undefined,
      call: () => 1,
      symbol: Symbol('s'),
      date: new Date(0),
      noDate: new Date(NaN),
      map: new Map([['hunter2', 1]]),
      bare: Object.create(null) as object,
    }
    logger.info('curious', fields)
    logger.info('trap', trap)
    logger.info(Symbol('no text') as never, 5 as never)
    expect(lines).toEqual([
      [
        'info',
        'curious',
        {
          cycle: { self: '[circular]' },
          accessor: { now: '[accessor]' },
          big: '5',
          nothing: undefined,
          call: '[function]',
          symbol: '[symbol]',
          date: '1970-01-01T00:00:00.000Z',
          noDate: '[no date]',
          map: '[Map]',
          bare: {},
        },
      ],
      ['info', 'trap', '[cannot be read]'],
      ['info', '[symbol]', 5],
    ])
  })

  it('cuts off what is too deep, too long or too much', () => {
    const { lines, logger } = recorded()
    let deep: object = {}
    for (let level = 0; level < 50; level += 1) deep = { deep }
    logger.info('x'.repeat(5_000_000), { deep, many: Array.from({ length: 50_000 }, () => ({})) })
    expect(JSON.stringify(lines).length).toBeLessThan(300_000)
    expect(JSON.stringify(lines)).toContain('[cut off]')
  })

  it('drops what the host’s own logger throws, or a promise of its ends with', () => {
    const broken = () => {
      throw new Error('full disk')
    }
    const rejecting = (() => Promise.reject(new Error('full disk'))) as unknown as () => void
    const logger = safeLogger({ debug: broken, info: rejecting, warn: broken, error: broken }, redactor({}))
    expect(() => {
      logger.debug('a')
      logger.info('a')
    }).not.toThrow()
  })

  it('needs no logger of the host', () => {
    expect(() => safeLogger(undefined, redactor({})).info('a')).not.toThrow()
  })
})

describe('the secrets of a provider', () => {
  it('stand in no line of its own and in no error, where it fails with them', async () => {
    const { lines, raw } = recorded()
    const get = () => {
      throw new Error('login with hunter2')
    }
    const search = () => ({ results: [{ id: 'n-1', text: 'a', hunter2: NaN }] })
    const { provider, type } = noteProvider({ get, search }, { secrets, logger: raw })
    const failed = errorOf(await provider.get(type, 'n-1')())
    const malformed = errorOf(await provider.search(type, { input: { query: 'a' } })())
    expect(JSON.stringify([failed, malformed, lines])).not.toContain('hunter2')
    expect(malformed).toMatchObject({ errors: [{ path: 'results[0].[redacted]' }] })
    expect(lines).toMatchObject([
      ['error', 'a call of the provider failed', { operation: 'get', fault: { message: 'login with [redacted]' } }],
    ])
  })
})

describe('a secret that stands where a fault is cut off', () => {
  it('is hidden whole: no part of it stays', async () => {
    for (let length = 270; length < 310; length += 1) {
      const name = `${'k'.repeat(length)}hunter2-long`
      const search = () => ({ results: [{ id: 'n-1', text: 'a', [name]: NaN }] })
      const { provider, type } = noteProvider({ search }, { secrets })
      const answer = JSON.stringify(errorOf(await provider.search(type, { input: { query: 'a' } })()))
      expect(answer).toContain('kkk')
      expect(answer).not.toMatch(/k[hunter2]/)
    }
  })
})

describe('a schema that repeats what it was given', () => {
  it('repeats no secret', async () => {
    const data = z.object({
      id: z.string(),
      key: z.string().refine(() => false, { error: ({ input }) => `no ${String(input)}` }),
    })
    const type = defineEntityType({
      id: 'key',
      name: 'Key',
      description: 'A key.',
      data,
      searchInput: t.object({}),
      search: () => ({ results: [] }),
      get: ({ id }) => ({ id, key: 'hunter2' }),
    })
    const answer = await ProviderInstance({ id: 'acme', secrets }).entities.register(type).get(type, 'a')()
    expect(errorOf(answer)).toMatchObject({ errors: [{ path: 'record.key', message: 'no [redacted]' }] })
  })
})

describe('an observer', () => {
  it('is told of each call and of its end, and what it throws changes nothing', async () => {
    const told: unknown[] = []
    const begin = (call: unknown) => {
      told.push(call)
      return (end: unknown) => {
        told.push(end)
        throw new Error('broken')
      }
    }
    const { provider, type } = noteProvider({ search: () => 'nonsense' }, { observer: { begin } })
    expect(await provider.get(type, 'n-1')()).toMatchObject({ _tag: 'Right' })
    expect(await provider.search(type, { input: { query: 'a' } })()).toMatchObject({ _tag: 'Left' })
    const attributes = { 'assent.provider': 'acme', 'assent.entity_type': 'note' }
    expect(told).toEqual([
      { name: 'assent.provider.get', attributes },
      { attributes: {} },
      { name: 'assent.provider.search', attributes },
      { attributes: { 'error.type': 'malformed_answer' } },
    ])
  })
})
