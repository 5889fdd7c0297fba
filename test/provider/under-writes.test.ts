import { describe } from 'vitest'
import { memoryProvider, sqliteProvider } from '../stores/provider.js'
import { pgliteProvider } from '../stores/pglite-provider.js'
import { searchUnderWrites } from './under-writes.js'

describe('a search of governed instances while they are written', async () => {
  searchUnderWrites('memory', memoryProvider())
  searchUnderWrites('SQLite', sqliteProvider())
  searchUnderWrites('PGlite', await pgliteProvider())
})
