import { levels, type Level, type Logger } from './logger.js'
import type { Redactor } from './redact.js'

const drop = (): void => undefined

/** A log is told quietly: what it throws, or what a promise of its own ends with, must not reach who writes to it. */
const tell = (logger: Logger, level: Level, message: string, fields: unknown): void => {
  try {
    const told: unknown = fields === undefined ? logger[level](message) : logger[level](message, fields as object)
    if (told instanceof Promise) told.catch(drop)
  } catch {
    // It has nowhere to go.
  }
}

/**
 * The logger that a provider's functions get: secrets are hidden in messages, fields, names and errors, at any depth,
 * and whatever is handed to it, it never throws.
 */
export const safeLogger = (logger: Logger | undefined, redact: Redactor): Logger => {
  const line =
    (level: Level): Logger[Level] =>
    (message, fields) => {
      if (logger === undefined) return
      const text: unknown = message
      const safe = typeof text === 'string' ? redact.text(text) : String(redact.value(text))
      tell(logger, level, safe, fields === undefined ? undefined : redact.value(fields))
    }
  return Object.fromEntries(levels.map((level) => [level, line(level)])) as unknown as Logger
}
