/** Where a field stands that is compared. */
export interface FieldPlace {
  /** `fields` are given to a creation, stored and read; `arguments` are only given. */
  readonly holds: 'fields' | 'arguments'
  /** Do stored instances have every field of this name that has a default, for no operation takes it away? (K-35) */
  readonly keepsDefault: (name: string) => boolean
}
