import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { usage, type Failure } from '../failure.js'
import { readAddress, type Address, type McpFlags } from '../flags/mcp.js'

/** The file that tokens are verified with. */
export interface KeyFile {
  readonly kind: 'jwks' | 'secret'
  readonly file: string
  readonly audience: string
  readonly issuer?: string
}

/** What `entity mcp` was asked for, once it fits together. */
export interface McpSettings {
  /** Undefined: over standard input and output. */
  readonly address: Address | undefined
  /** Undefined: callers are not authenticated. */
  readonly keys: KeyFile | undefined
}

const keyFile = ({ jwks, secretFile, audience, issuer }: McpFlags): KeyFile | undefined => {
  const file = jwks ?? secretFile
  if (file === undefined || audience === undefined) return undefined
  return { kind: jwks === undefined ? 'secret' : 'jwks', file, audience, ...(issuer === undefined ? {} : { issuer }) }
}

const isGiven = (value: unknown): boolean => value !== undefined

const faultOf = (flags: McpFlags): string | undefined => {
  const { http, jwks, secretFile, audience, issuer, allowedHost, principal } = flags
  const hasKeys = isGiven(jwks) || isGiven(secretFile)
  if (isGiven(jwks) && isGiven(secretFile)) return '`--jwks` and `--secret-file` exclude each other'
  if (!isGiven(http) && hasKeys) return 'tokens come with HTTP: give `--http` too'
  if (!isGiven(http) && isGiven(allowedHost)) return '`--allowed-host` goes with `--http`'
  if (!hasKeys && (isGiven(audience) || isGiven(issuer))) {
    return '`--audience` and `--issuer` go with `--jwks` or `--secret-file`'
  }
  if (hasKeys && !isGiven(audience)) return '`--audience` is missing: tokens for other services would be accepted'
  if (hasKeys && !isGiven(principal)) return '`--principal` is missing: it says what the holder of a token may do'
  return undefined
}

/** Which of the flags go together. */
export const mcpSettings = (flags: McpFlags): Either<Failure, McpSettings> => {
  const fault = faultOf(flags)
  if (fault !== undefined) return left(usage(fault))
  const address = flags.http === undefined ? undefined : readAddress(flags.http)
  return right({ address, keys: keyFile(flags) })
}
