/** Whom the host knows, and by which token. */
import { randomUUID } from 'node:crypto'
import { t } from '@assent/provider'
import type { Authenticate } from '@assent/provider/http'
import { left, right } from 'fp-ts/lib/Either.js'

/** Whom the host has authenticated: what every call of a provider carries. */
export const session = t.closed({ user: t.string, role: t.keyof({ agent: null, human: null }) })
export type Session = t.TypeOf<typeof session>

export const model: Session = { user: 'model-3', role: 'agent' }
const grace: Session = { user: 'grace', role: 'human' }

/** What grace sends with each request. A real host would look up a session. */
export const tokenOfGrace = randomUUID()

export const authenticate: Authenticate = (request) =>
  request.headers.get('authorization') === `Bearer ${tokenOfGrace}`
    ? right(grace)
    : left({ kind: 'unauthenticated', challenge: 'Bearer' })
