import { arbitrary, laws } from '@assent/testing'
import { describe, it } from 'vitest'
import { examples } from './examples.js'
import { oneIn } from './runs.js'

describe.each(examples)('%s', (_file, definition) => {
  it.each(laws.kernel(definition, oneIn(10)))('$name', ({ run }) => run())
})

describe('any definition', () => {
  it.each(laws.kernel(arbitrary.definition(), oneIn(2)))('$name', ({ run }) => run())
})
