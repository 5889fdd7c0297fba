import type { CreateDocument } from '@assent/kernel'
import { hasOutcomes } from '../json-schema/command.js'

/** Where a field stands that is compared. */
export interface FieldPlace {
  /** `fields` are given to a creation, stored and read; `arguments` are only given. */
  readonly holds: 'fields' | 'arguments'
  /** Do stored instances have every field of this name that has a default, for no operation takes it away? (K-35) */
  readonly keepsDefault: (name: string) => boolean
  /** Is a default filled in where the field is left out? Not inside a map or a union (SR-31). */
  readonly fillsDefaults: boolean
  /** Do outcomes ask of it, so that with another default another one may be taken? */
  readonly selects: boolean
}

/** What a command takes as arguments. */
export const givenTo = (command: Pick<CreateDocument, 'outcomes'>): FieldPlace => ({
  holds: 'arguments',
  keepsDefault: () => false,
  fillsDefaults: true,
  selects: hasOutcomes(command),
})
