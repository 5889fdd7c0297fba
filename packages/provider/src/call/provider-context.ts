import type { Logger } from '../logger/logger.js'
import type { Redactor } from '../logger/redact.js'
import type { ProviderLimits } from '../limits.js'
import type { Observer } from './observer.js'
import type { Slots } from './slots.js'

/** What the calls of one provider share. */
export interface ProviderContext {
  readonly provider: string
  readonly services: unknown
  /** Safe. */
  readonly logger: Logger
  readonly redact: Redactor
  readonly limits: ProviderLimits
  readonly slots: Slots
  readonly observer: Observer | undefined
}
