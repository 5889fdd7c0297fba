import { list, orNull, texts } from '../document/codec/collections.js'
import { defaulted, optional, required } from '../document/codec/members.js'
import { open } from '../document/codec/object.js'
import { json, jsonObject, revision, text, version } from '../document/codec/scalars.js'
import type { DomainEvent } from './record.js'

/** Nothing is defaulted but `from_state`, whose absence reads as null; keys of others are dropped (K-180, K-187). */
const domainEvent = open<DomainEvent>('an event', {
  entity: required(text),
  version: required(version),
  id: required(text),
  revision: required(revision),
  type: required(text),
  from_state: defaulted(orNull(text), null),
  to_state: required(text),
  changed: required(jsonObject),
  removed: optional(texts),
  args: required(jsonObject),
  payload: required(json),
})

export const domainEvents = list('a list of events', domainEvent)
