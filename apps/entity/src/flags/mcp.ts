import { Option } from 'commander'
import { flag, repeatedFlag } from './flag.js'
import { relationsFlag, type RelationsFlags } from './relations.js'

/** The flags that say whom `entity mcp` serves, and where. */
export interface McpFlags extends RelationsFlags {
  readonly definition: readonly string[]
  readonly store: string
  readonly principal?: string
  readonly compact?: true
  readonly http?: string
  readonly jwks?: string
  readonly secretFile?: string
  readonly audience?: string
  readonly issuer?: string
  readonly allowedHost?: readonly string[]
}

/** An address to listen on. */
export interface Address {
  readonly host: string
  readonly port: number
}

const addressForm = /^(?:(?:\[([0-9a-f:.]+)\]|([^:[\]]+)):)?(\d{1,5})$/i

/** An address as `--http` takes it; the loopback address where it names none. */
export const readAddress = (value: string): Address | undefined => {
  const parts = addressForm.exec(value)
  const port = Number(parts?.[3])
  return parts === null || port > 65535 ? undefined : { host: parts[1] ?? parts[2] ?? '127.0.0.1', port }
}

const addressFault = (value: string): string | undefined =>
  readAddress(value) === undefined ? `\`${value}\` is no address: write a port, or host:port` : undefined

/** The flags of `entity mcp` that may be left out. */
export const mcpFlags = (): readonly Option[] => [
  relationsFlag(),
  flag('--principal <file>', 'who calls, what it may do, and what is given for it; without it, evaluation'),
  new Option('--compact', 'three tools in place of one for each operation: propose, read, explain'),
  flag(
    '--http <address>',
    'serve over HTTP at a port, or host:port (default: standard input and output)',
    addressFault,
  ),
  flag('--jwks <file>', 'the public keys of the tokens that callers must have: a JSON Web Key Set'),
  flag('--secret-file <file>', 'the secret of the tokens that callers must have'),
  flag('--audience <name>', 'for whom tokens must have been issued'),
  flag('--issuer <name>', 'who must have issued tokens (default: whoever has the keys)'),
  repeatedFlag('--allowed-host <name>', 'a name by which the service may be called; given again for each further one'),
]
