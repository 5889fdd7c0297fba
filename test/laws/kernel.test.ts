import { arbitrary, laws } from '@assent/testing'
import { describe, it } from 'vitest'
import { examples } from './examples.js'
import { oneIn } from './runs.js'

describe.each(examples)('%s', (_file, definition) => {
  for (const law of laws.kernel(definition, oneIn(40))) it(law.name, law.run)
})

describe('any definition', () => {
  for (const law of laws.kernel(arbitrary.definition(), oneIn(10))) it(law.name, law.run)
})
