import type { Either } from 'fp-ts/lib/Either.js'
import { decode } from '../document/codec/decode.js'
import type { ParseFailure } from '../document/parse-failure.js'
import { defaultLimits, type Limits } from '../limits.js'
import { domainEvents } from './event-codec.js'
import { instance } from './instance-codec.js'
import { decision, decisionRecord } from './record-codec.js'
import type { Decision, DecisionRecord, DomainEvent, EntityInstance } from './record.js'

/**
 * Reads an instance from any host value, as a copy. Its six keys are required; others are dropped (K-179, K-187).
 *
 * The fields are any object: whether they fit a schema is the kernel's to say when it decides (K-173).
 *
 * @param limits only `depth` matters here
 */
export const readInstance = (json: unknown, limits: Limits = defaultLimits): Either<ParseFailure, EntityInstance> =>
  decode(instance, json, limits)

/**
 * Reads a decision record from any host value, as a copy. Record and command are closed (K-187).
 *
 * Its definition comes out of the same reader as `parseDefinition`, in normal form (K-188, K-210); members of the
 * service rules are kept, so that a comparison sees them. Nothing is recomputed: `replay` does that.
 *
 * @param limits only `depth` matters here
 */
export const readDecisionRecord = (
  json: unknown,
  limits: Limits = defaultLimits,
): Either<ParseFailure, DecisionRecord> => decode(decisionRecord, json, limits)

/**
 * Reads a decision from any host value, as a copy; keys of others are dropped (K-187).
 *
 * @param limits only `depth` matters here
 */
export const readDecision = (json: unknown, limits: Limits = defaultLimits): Either<ParseFailure, Decision> =>
  decode(decision, json, limits)

/**
 * Reads a list of events from any host value, as a copy. Unknown keys are dropped; an always-written key that is
 * missing is a failure, but for `from_state`, which reads as null (K-187).
 *
 * @param limits only `depth` matters here
 */
export const readEvents = (
  json: unknown,
  limits: Limits = defaultLimits,
): Either<ParseFailure, readonly DomainEvent[]> => decode(domainEvents, json, limits)
