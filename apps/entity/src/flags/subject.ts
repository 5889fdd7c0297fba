import type { Option } from 'commander'
import { flag } from './flag.js'
import type { Format } from './format.js'

export const entityFlag = (): Option => flag('--entity <name>', 'the entity type')

export const idFlag = (): Option => flag('--id <id>', 'the identity of the instance')

// The fault does not repeat the address, which may hold a password.
const addressFault = (value: string): string | undefined =>
  /^[a-z][a-z0-9+.-]+:\/\//i.test(value) ? '`--store` takes the path of a SQLite file, not an address' : undefined

export const storeFlag = (): Option => flag('--store <file>', 'the SQLite file that keeps decisions', addressFault)

/** The flags of a verb that reads one subject of a store. */
export interface SubjectFlags {
  readonly store: string
  readonly entity: string
  readonly id: string
  readonly format?: Format
}

export const subjectFlags = (): readonly Option[] => [storeFlag(), entityFlag(), idFlag()]
