import type { JsonObject } from '@assent/kernel'
import { problemKinds, type AnsweredError } from './problem-kinds.js'
import { problemMessage } from './problem-message.js'

/** The media type of a problem. */
export const problemType = 'application/problem+json'

/** Where the problem types are, below the base path of a service. */
export const problemsPath = '/problems'

/** D-1: an error as a problem of RFC 9457: its own members as they are everywhere, and those of the RFC beside them. */
export const writeProblem = (error: AnsweredError, basePath: string): JsonObject => {
  const { status, title } = problemKinds[error.kind]
  const type = `${basePath}${problemsPath}/${error.kind}`
  return { type, title, status, detail: problemMessage(error), ...(error as unknown as JsonObject) }
}
