import { orNull, texts } from '../document/codec/collections.js'
import { optional, required } from '../document/codec/members.js'
import { closed, open } from '../document/codec/object.js'
import { json, jsonObject, revision, text } from '../document/codec/scalars.js'
import { parsedDefinition } from '../document/parse-definition.js'
import { command } from './command-codec.js'
import { domainEvents } from './event-codec.js'
import { instance } from './instance-codec.js'
import type { Decision, DecisionRecord } from './record.js'

/** Closed, and every key that is always written must be there, a null included (K-183, K-187). */
export const decisionRecord = closed<DecisionRecord>('a decision record', {
  definition: required(orNull(parsedDefinition)),
  command: required(command),
  entity: required(text),
  id: required(text),
  revision: required(revision),
  from_state: required(orNull(text)),
  to_state: required(text),
  result: required(instance),
  changed: required(jsonObject),
  removed: optional(texts),
  events: required(domainEvents),
  outcome: optional(json),
  effect: optional(json),
  response: optional(json),
})

/** Keys of others are dropped (K-186, K-187). */
export const decision = open<Decision>('a decision', {
  instance: required(instance),
  record: required(decisionRecord),
  events: required(domainEvents),
})
