import fc from 'fast-check'
import { beforeEach } from 'vitest'

// The same mutants live in every run: random cases would kill one here and another there.
fc.configureGlobal({ seed: 1, numRuns: 20 })

// Values of a size that shows linear time take minutes where every step asks which mutant is on.
const vast = /million|thousand|16 MiB|thirty/

beforeEach(({ task, skip }) => {
  if (vast.test(task.name)) skip()
})
