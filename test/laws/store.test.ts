import { memoryStore } from '@assent/shell'
import { arbitrary, laws } from '@assent/testing'
import { describe, it } from 'vitest'
import { oneIn } from './runs.js'

describe('the memory store', () => {
  for (const law of laws.store(() => Promise.resolve(memoryStore()), oneIn(16))) it(law.name, law.run)
})

describe('the memory store, under any definition under service/3', () => {
  const options = { ...oneIn(100), definitions: arbitrary.definition({ semantics: 'service/3' }) }
  for (const law of laws.store(() => Promise.resolve(memoryStore()), options)) it(law.name, law.run)
})
