import type { Failure } from '../failure.js'

const backend = (detail: string): Failure => ({ kind: 'store_backend', detail })
const unreachable = (detail: string): Failure => ({ kind: 'store_unreachable', detail })
const lost = (detail: string): Failure => ({ kind: 'lost', detail })
const again = (detail: string): Failure => ({ kind: 'again', detail })
const refused = (detail: string): Failure => ({ kind: 'refused', detail })

/**
 * PostgreSQL's SQLSTATEs: the one place where they get a meaning. A code without a line of its own means what its class
 * means, the first two characters.
 */
export const failureKinds: { readonly [sqlstate: string]: Failure } = {
  // The server undid the transaction, and says that the same may succeed.
  '40001': again('concurrent transactions could not be put in one order'),
  '40P01': again('it waited for a transaction that waited for it'),

  // Constraints that a write of ours can meet.
  '23505': refused('another row is under the same key'),
  '23502': refused('another definition is under the same digest'),

  // The server ends the connection; whether a commit under way was completed it does not say.
  '08': lost('the connection failed'),
  '25P03': lost('the server ended a connection that was idle in a transaction'),
  '25P04': lost('the server ended a transaction that took too long'),
  '40003': lost('the server does not know whether it was completed'),
  '57P01': lost('the server is shutting down'),
  '57P02': lost('the server crashed'),
  '57P03': lost('the server is starting or shutting down'),
  '57P04': lost('the database was dropped'),
  '57P05': lost('the server ended a connection that was idle'),

  // No session was had.
  '28': unreachable('it refuses this user'),
  '3D': unreachable('there is no such database'),
  '53300': unreachable('the server has as many connections as it takes'),

  // It answered.
  '0A': backend('the tables changed while they were in use, or the server is too old'),
  '22': backend('it does not take a value'),
  '22021': backend('its encoding has no such character'),
  '22P05': backend('its encoding has no such character'),
  '23': backend('the tables hold what the store did not write'),
  '25': backend('a transaction is open on the connection'),
  '25006': backend('it can be read and not written'),
  '26': backend('the connection lost its prepared statements'),
  '3F': backend('there is no such schema'),
  '40': backend('the server undid the transaction'),
  '42': backend('the tables are not those of a store'),
  '42501': backend('this user has no right to it'),
  '53': backend('the server has no room left'),
  '53100': backend('there is no room left on the disk'),
  '53200': backend('the server has no memory left'),
  '54': backend('a value is longer than PostgreSQL holds'),
  '55': backend('something that it needs is in use'),
  '55P03': backend('another transaction kept a row locked'),
  '57': backend('the server ended the statement'),
  '57014': backend('the statement was cancelled'),
  '58': backend('the system failed to read or write'),
  XX: backend('the server failed, or its files are damaged'),
}

/** Any other code. */
export const otherFailure: Failure = backend('the server failed')
