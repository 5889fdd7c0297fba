import type { EventDocument } from '@assent/kernel'
import { breaksCallers, compatible, type DefinitionChange } from './change.js'
import type { TemplateScope } from './may-refuse.js'
import { isSame, pairs } from './pairs.js'
import { addedEvent, payloadChanges } from './payload.js'
import { addedForReaders, copyChanges } from './service/copies.js'

/** Events by their type, and the second of a type by its turn. */
const byType = (events: readonly EventDocument[]): { readonly [key: string]: EventDocument } => {
  const turns = new Map<string, number>()
  return Object.fromEntries(
    events.map((event) => {
      const turn = turns.get(event.type) ?? 0
      turns.set(event.type, turn + 1)
      return [JSON.stringify([event.type, turn]), event]
    }),
  )
}

const shared = (events: readonly EventDocument[], others: readonly EventDocument[]): readonly string[] =>
  events.map(({ type }) => type).filter((type) => others.some((other) => other.type === type))

/** What is emitted, in the eyes of whoever follows it. */
export const eventChanges = (
  path: string,
  old: readonly EventDocument[],
  next: readonly EventDocument[],
  scope: TemplateScope,
): readonly DefinitionChange[] => [
  ...pairs(byType(old), byType(next)).flatMap(({ was, is }) => {
    if (was === undefined) return is === undefined ? [] : [addedEvent(path, is.type, is.payload, scope)]
    if (is === undefined)
      return [breaksCallers(path, `removed: \`${was.type}\``, 'who follows it hears nothing any more')]
    const at = `${path}.${is.type}`
    return [
      ...payloadChanges(at, was.payload, is.payload, scope),
      ...copyChanges(`${at}.payload_if_present`, was.payload_if_present, is.payload_if_present, addedForReaders),
    ]
  }),
  ...(isSame(shared(old, next), shared(next, old))
    ? []
    : [compatible(path, 'in another order', 'events are told apart by their type')]),
]
