import { left } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { subscribeTo } from '../../src/contract/feed/subscribe.js'
import { storeUnreachable } from '../../src/store-error.js'

it('a subscription that ends with a refusal listens no more once that is taken, though nobody asks again', async () => {
  const refusal = left(storeUnreachable('test', 'away'))
  let listening = 0
  const subscribe = subscribeTo({
    after: () => () => Promise.resolve(refusal),
    wake: () => {
      listening += 1
      return () => {
        listening -= 1
      }
    },
  })

  const items = subscribe(undefined)[Symbol.asyncIterator]()
  expect(await items.next()).toEqual({ done: false, value: refusal })
  expect(listening).toBe(0)
  expect(await items.next()).toEqual({ done: true, value: undefined })
})
