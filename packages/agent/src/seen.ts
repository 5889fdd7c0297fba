import { canonical, type EntityInstance, type JsonNumber } from '@assent/kernel'
import type { Subject } from '@assent/shell'
import type { Caller } from './caller.js'
import { recent } from './recent.js'

/**
 * The revision of a subject that a principal last saw in a conversation: what a proposal without an `expected_revision`
 * is based on. Seen is what was shown whole: an instance that was read, and what the principal's own decision made of
 * it. A conflict's `found` was not seen, nor was the old instance that a replay answers. Without a conversation nothing
 * is kept (D-16); what is kept is this process's, of the ten thousand subjects that were seen last.
 */
export interface Seen {
  revision(caller: Caller<unknown>, subject: Subject): JsonNumber | undefined
  remember(caller: Caller<unknown>, instance: EntityInstance): void
}

const keyOf = ({ name, conversation }: Caller<unknown>, { entity, id }: Subject): string =>
  canonical([name, conversation, entity, id])

/** An empty memory. */
export const seenRevisions = (): Seen => {
  const held = recent<JsonNumber>()
  return {
    revision: (caller, subject) => (caller.conversation === null ? undefined : held.get(keyOf(caller, subject))),
    remember: (caller, instance) => {
      if (caller.conversation !== null) held.set(keyOf(caller, instance), instance.revision)
    },
  }
}
