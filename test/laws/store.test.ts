import { memoryStore } from '@assent/shell'
import { laws } from '@assent/testing'
import { afterAll, describe, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { oneIn } from './runs.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

describe('the memory store', () => {
  it.each(laws.store(() => Promise.resolve(memoryStore()), oneIn(4)))('$name', ({ run }) => run())
})

describe('the SQLite store, on two handles', () => {
  it.each(laws.store(sqlite.open, { ...oneIn(10), another: sqlite.another }))('$name', ({ run }) => run())
})
