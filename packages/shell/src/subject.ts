/** What decisions are about: the same id under two entity names is two subjects (C-10). */
export interface Subject {
  readonly entity: string
  readonly id: string
}
