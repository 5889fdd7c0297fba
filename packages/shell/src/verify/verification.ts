import type { JsonNumber } from '@assent/kernel'

/** What verification found of one subject: a report, whichever way it went (D-2). */
export type Verification = SubjectHolds | SubjectBroken

/** Every decision gives again what is stored of it, and the instance is what the last one gave (H-1). */
export interface SubjectHolds {
  readonly entity: string
  readonly id: string
  readonly holds: true
  /** The revision up to which it was verified. */
  readonly revision: JsonNumber
  readonly decisions: number
  readonly observations: number
}

/** The first part of a subject that does not hold: decisions come first, oldest first. */
export interface SubjectBroken {
  readonly entity: string
  readonly id: string
  readonly holds: false
  readonly what: 'decision' | 'observation' | 'events' | 'instance'
  /** The record that does not hold, or whose events do not; null where it is the subject's instance. */
  readonly record_id: string | null
  readonly why: string
}

/** What does not hold of a subject that is named elsewhere. */
export type Break = Omit<SubjectBroken, 'entity' | 'id' | 'holds'>
