import { memoryStore } from '@assent/shell'
import { laws } from '@assent/testing'
import { describe, it } from 'vitest'
import { oneIn } from './runs.js'

describe('the memory store', () => {
  for (const law of laws.store(() => Promise.resolve(memoryStore()), oneIn(16))) it(law.name, law.run)
})
