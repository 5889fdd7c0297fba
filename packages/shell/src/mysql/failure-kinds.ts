import type { Failure } from '../sql/failure.js'

const backend = (detail: string): Failure => ({ kind: 'store_backend', detail })
const unreachable = (detail: string): Failure => ({ kind: 'store_unreachable', detail })
const lost = (detail: string): Failure => ({ kind: 'lost', detail })
const again = (detail: string): Failure => ({ kind: 'again', detail })
const refused = (detail: string): Failure => ({ kind: 'refused', detail })

/** The error numbers of MySQL and MariaDB: the one place where they get a meaning. */
export const failureKinds: { readonly [errno: string]: Failure } = {
  // The server undid the transaction or the statement, and says that the same may succeed.
  1020: again('a row changed since the transaction began'),
  1205: again('another transaction kept a row locked'),
  1213: again('it waited for a transaction that waited for it'),
  1412: again('the tables changed while they were in use'),
  1615: again('the tables changed while they were in use'),
  3101: again('the group of servers undid the transaction'),

  // Keys that a write of ours can meet.
  1062: refused('another row is under the same key'),

  // The server ends the connection.
  1053: lost('the server is shutting down'),
  1080: lost('the server ended the connection'),
  1152: lost('the server ended the connection'),
  1158: lost('the server could not read what was sent'),
  1159: lost('the server waited too long for what was sent'),
  1160: lost('the server could not send its answer'),
  1161: lost('the server waited too long to send its answer'),
  1184: lost('the server ended the connection'),
  1927: lost('the connection was killed'),
  3169: lost('the session was killed'),
  4031: lost('the server ended a connection that was idle'),

  // No session was had.
  1040: unreachable('the server has as many connections as it takes'),
  1043: unreachable('the server and the driver do not understand each other'),
  1044: unreachable('this user has no right to the database'),
  1045: unreachable('it refuses this user'),
  1047: unreachable('the server takes part in no group of servers'),
  1049: unreachable('there is no such database'),
  1129: unreachable('the server blocks this host'),
  1130: unreachable('the server refuses this host'),
  1135: unreachable('the server can start no thread'),
  1203: unreachable('this user has as many connections as it may'),
  1226: unreachable('this user has used up what it may'),
  1251: unreachable('the server and the driver do not understand each other'),
  1698: unreachable('it refuses this user'),
  1820: unreachable('the password of this user has to be changed'),
  1862: unreachable('the password of this user has expired'),
  3118: unreachable('this user is locked'),
  3159: unreachable('the server takes no connection that is not encrypted'),
  4151: unreachable('this user is locked'),

  // It answered: there is no room.
  1021: backend('there is no room left on the disk'),
  1114: backend('there is no room left in a table'),
  1037: backend('the server has no memory left'),
  1038: backend('the server has no memory left'),
  1041: backend('the server has no memory left'),
  1118: backend('a row is longer than the server holds'),
  1153: backend('what was sent is longer than `max_allowed_packet` of the server'),
  1197: backend('the transaction is longer than the log of the server takes'),
  1301: backend('a value is longer than `max_allowed_packet` of the server'),
  1461: backend('the server has prepared as many statements as it takes'),

  // It may be read and not written, or not at all.
  1142: backend('this user has no right to it'),
  1143: backend('this user has no right to it'),
  1227: backend('this user has no right to it'),
  1290: backend('an option of the server forbids it'),
  1792: backend('the session can be read and not written'),
  1836: backend('the server can be read and not written'),
  3100: backend('the group of servers forbids it'),

  1568: backend('a transaction is open on the connection'),

  // The tables are others, or damaged.
  1046: backend('the connections of the pool have no database'),
  1048: backend('the tables are not those of a store'),
  1054: backend('the tables are not those of a store'),
  1146: backend('there are no tables of a store: migrate it first'),
  1264: backend('the tables are not those of a store'),
  1364: backend('the tables are not those of a store'),
  1366: backend('the tables are not those of a store'),
  1406: backend('the tables are not those of a store'),
  1030: backend('the system failed to read or write'),
  1034: backend('a table is damaged'),
  1194: backend('a table is damaged'),
  1712: backend('an index is damaged'),
  1877: backend('a table is damaged'),

  // It was not carried out.
  1317: backend('the statement was interrupted'),
  1598: backend('the log of the server does not take it'),
  1665: backend('the log of the server does not take it'),
  1969: backend('the statement took longer than it may'),
  3024: backend('the statement took longer than it may'),
}

/** Any other number. */
export const otherFailure: Failure = backend('the server failed')

/** What the driver says of a connection by codes of its own, beside those of the system. All of them end it. */
export const driverFailures: { readonly [code: string]: string } = {
  HANDSHAKE_NO_SSL_SUPPORT: 'the server does not encrypt',
  HANDSHAKE_SSL_ERROR: 'no encrypted connection could be made',
  HANDSHAKE_UNKNOWN_ERROR: 'the server and the driver do not understand each other',
  PROTOCOL_CONNECTION_LOST: 'the server closed the connection',
  PROTOCOL_SEQUENCE_TIMEOUT: 'the server did not answer in time',
}
