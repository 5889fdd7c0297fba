import { describe, expect, it } from 'vitest'
import { Bell } from '../../src/contract/feed/bell.js'

const long = 600_000

const rungWithin = async (waiting: Promise<void>): Promise<boolean> => {
  const slept = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50))
  return Promise.race([waiting.then(() => true), slept])
}

describe('the bell of a subscription', () => {
  it('wakes one who waits, once', async () => {
    const bell = new Bell()
    const waiting = bell.wait(long, undefined)
    bell.ring()
    expect(await rungWithin(waiting)).toBe(true)
    const abort = new AbortController()
    const again = bell.wait(long, abort.signal)
    expect(await rungWithin(again)).toBe(false)
    abort.abort()
    expect(await rungWithin(again)).toBe(true)
  })

  it('keeps a ring for one who waits later, until it is told to be quiet', async () => {
    const bell = new Bell()
    bell.ring()
    expect(await rungWithin(bell.wait(long, undefined))).toBe(true)
    bell.quiet()
    expect(await rungWithin(bell.wait(10, undefined))).toBe(true)
    const abort = new AbortController()
    expect(await rungWithin(bell.wait(long, abort.signal))).toBe(false)
    abort.abort()
  })
})
