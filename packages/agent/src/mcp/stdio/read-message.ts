import { parseJSONRPCMessage, type JSONRPCMessage } from '@modelcontextprotocol/server'
import { left, right, type Either } from 'fp-ts/lib/Either.js'

/** The answer to a line that is no message. */
export interface LineFault {
  readonly jsonrpc: '2.0'
  /** Null where the line names none. */
  readonly id: string | number | null
  readonly error: { readonly code: -32700 | -32600; readonly message: string }
}

const fault = (id: LineFault['id'], code: LineFault['error']['code'], message: string): Either<LineFault, never> =>
  left({ jsonrpc: '2.0', id, error: { code, message } })

const idOf = (value: unknown): LineFault['id'] => {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

// What is not UTF-8 is refused, not replaced: two ids would become one.
const textOf = (line: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(line)

/** A line as a message of JSON-RPC, or what is answered to it instead. */
export const readMessage = (line: Uint8Array): Either<LineFault, JSONRPCMessage> => {
  let value: unknown
  try {
    value = JSON.parse(textOf(line))
  } catch {
    return fault(null, -32700, 'the line is not JSON in UTF-8')
  }
  try {
    return right(parseJSONRPCMessage(value))
  } catch {
    return fault(idOf(value), -32600, 'the line is no message of JSON-RPC 2.0')
  }
}
