import fc from 'fast-check'
import type { AuthoredEvent } from './authored.js'
import type { Scope } from './scope.js'
import { template } from './template.js'

/** An event template whose payload registration accepts in the scope. */
export const event = (scope: Scope): fc.Arbitrary<AuthoredEvent> =>
  fc.record(
    { type: fc.constantFrom('Opened', 'Changed', 'Closed', 'constructor'), payload: template(scope, 2) },
    { requiredKeys: ['type'] },
  )
