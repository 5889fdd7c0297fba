import { memoryStore } from '@assent/shell'
import { arbitrary, laws } from '@assent/testing'
import { afterAll, describe, it } from 'vitest'
import { sqliteProvider } from '../stores/provider.js'
import { examples } from './examples.js'
import { runtimeOver } from './open-runtime.js'
import { oneIn } from './runs.js'

const sqlite = sqliteProvider()
afterAll(sqlite.remove)

describe('a runtime over memory, under any definition', () => {
  it.each(laws.runtime(arbitrary.definition(), async (one) => runtimeOver(one, memoryStore()), oneIn(10)))(
    '$name',
    ({ run }) => run(),
  )
})

describe.each(examples)('a runtime over SQLite, under %s', (_file, definition) => {
  it.each(laws.runtime(definition, async (one) => runtimeOver(one, await sqlite.open()), oneIn(40)))(
    '$name',
    ({ run }) => run(),
  )
})
