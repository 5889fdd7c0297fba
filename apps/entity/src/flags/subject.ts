import type { Option } from 'commander'
import type { Format } from './format.js'
import { entityFlag, idFlag, storeFlag } from './shared.js'

/** The flags of a verb that reads one subject of a store. */
export interface SubjectFlags {
  readonly store: string
  readonly entity: string
  readonly id: string
  readonly format?: Format
}

export const subjectFlags = (): readonly Option[] => [storeFlag(), entityFlag(), idFlag()]
