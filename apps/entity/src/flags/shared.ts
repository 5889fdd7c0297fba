import type { Option } from 'commander'
import { flag, repeatedFlag } from './flag.js'

export const definitionFlag = (): Option =>
  repeatedFlag('--definition <file>', 'a definition, YAML or JSON; given again for each further one')

export const entityFlag = (): Option => flag('--entity <name>', 'the entity type')

export const idFlag = (): Option => flag('--id <id>', 'the identity of the instance')

// The fault does not repeat the address, which may hold a password.
const addressFault = (value: string): string | undefined =>
  /^[a-z][a-z0-9+.-]+:\/\//i.test(value) ? '`--store` takes the path of a SQLite file, not an address' : undefined

export const storeFlag = (): Option => flag('--store <file>', 'the SQLite file that keeps decisions', addressFault)

/** A flag whose value is JSON or YAML (L-8). */
export const valueFlag = (flags: string, what: string): Option =>
  flag(flags, `${what}: JSON or YAML itself, @path of a file, or - for standard input`)
