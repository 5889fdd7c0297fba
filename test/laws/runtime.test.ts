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
  for (const law of laws.runtime(arbitrary.definition(), async (one) => runtimeOver(one, memoryStore()), oneIn(40)))
    it(law.name, law.run)
})

describe.each(['service/1', 'service/3'] as const)(
  'a runtime over memory, under any definition under %s',
  (semantics) => {
    const definitions = arbitrary.definition({ semantics })
    for (const law of laws.runtime(definitions, async (one) => runtimeOver(one, memoryStore()), oneIn(200)))
      it(law.name, law.run)
  },
)

describe.each(examples)('a runtime over SQLite, under %s', (_file, definition) => {
  for (const law of laws.runtime(definition, async (one) => runtimeOver(one, await sqlite.open()), oneIn(80)))
    it(law.name, law.run)
})
