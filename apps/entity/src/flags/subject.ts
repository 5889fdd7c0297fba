import type { Option } from 'commander'
import { flag } from './flag.js'
import { storeFault } from '../stores/address.js'
import type { Format } from './format.js'

export const entityFlag = (): Option => flag('--entity <name>', 'the entity type')

export const idFlag = (): Option => flag('--id <id>', 'the identity of the instance')

/** Of an instance that is still to be made. */
export const newIdFlag = (): Option =>
  flag('--id <id>', 'the identity of the instance (default: the address of its identity field, where it has one)')

export const storeFlag = (): Option =>
  flag('--store <store>', 'what keeps decisions: a SQLite file, or a postgres:// or mysql:// address', storeFault)

/** The flags of a verb that reads one subject of a store. */
export interface SubjectFlags {
  readonly store: string
  readonly entity: string
  readonly id: string
  readonly format?: Format
}

export const subjectFlags = (): readonly Option[] => [storeFlag(), entityFlag(), idFlag()]
