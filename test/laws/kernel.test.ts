import { arbitrary, laws } from '@assent/testing'
import { describe, it } from 'vitest'
import { examples, serviceExamples } from './examples.js'
import { oneIn } from './runs.js'

describe.each(examples)('%s', (_file, definition) => {
  for (const law of laws.kernel(definition, oneIn(40))) it(law.name, law.run)
})

describe.each(serviceExamples)('%s', (_file, definition) => {
  for (const law of laws.kernel(definition, oneIn(100))) it(law.name, law.run)
})

describe('any definition', () => {
  for (const law of laws.kernel(arbitrary.definition(), { ...oneIn(10), rules: 'kernel' })) it(law.name, law.run)
})

describe.each(['service/1', 'service/2', 'service/3'] as const)('any definition under %s', (semantics) => {
  for (const law of laws.kernel(arbitrary.definition({ semantics }), { ...oneIn(100), rules: 'service' }))
    it(law.name, law.run)
})
