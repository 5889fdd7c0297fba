import type { AuthoredDefinition, AuthoredOperation } from './arbitrary/authored.js'
import { objectOf } from './arbitrary/object-of.js'

const withEvent = ({ emit, emits, ...operation }: AuthoredOperation): AuthoredOperation => {
  const events = emit ?? emits ?? []
  return { ...operation, emits: events.length > 0 ? events : [{ type: 'Done' }] }
}

/**
 * The same definition with an event for the creation and for every operation that had none: its events alone tell a
 * whole history, so that `rehydrate` comes to what `replay` comes to (K-222).
 */
export const withEvents = (document: AuthoredDefinition): AuthoredDefinition => ({
  ...document,
  create: { emit: document.create?.emit ?? { type: 'Begun' } },
  operations: objectOf(
    Object.entries(document.operations ?? {}).map(([name, operation]) => [name, withEvent(operation)]),
  ),
})
