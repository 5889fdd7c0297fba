import { canonical, type Json } from '@assent/kernel'
import { problemKinds, type AnsweredError } from '../wire/problem-kinds.js'
import { problemType, writeProblem } from '../wire/write-problem.js'
import { etagOf, isKnownTo } from './etag.js'

const always = { 'x-content-type-options': 'nosniff' }

// What one principal may read, no shared cache may give to another; what was read has to be asked for again.
const readHeaders = { ...always, 'cache-control': 'private, no-cache' }

const doneHeaders = { ...always, 'cache-control': 'no-store' }

/** The answer to a read: canonical JSON, a strong tag of its bytes, and nothing more to a caller who has them. */
export const answerRead = async (request: Request, json: Json): Promise<Response> => {
  const bytes = new TextEncoder().encode(canonical(json))
  const etag = await etagOf(bytes)
  const headers = { ...readHeaders, etag }
  if (isKnownTo(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-type': 'application/json' } })
}

/** The answer to what is asked for in a body. */
export const answerDone = (json: Json): Response =>
  new Response(canonical(json), { headers: { ...doneHeaders, 'content-type': 'application/json' } })

/** Milliseconds are over soon; `Retry-After` counts in seconds. */
const retryAfter = { 'retry-after': '1' }

const headersOf = (error: AnsweredError): Readonly<Record<string, string>> => {
  if (error.kind === 'method_not_allowed') return { allow: error.allowed.join(', ') }
  return error.kind === 'provider_busy' ? retryAfter : {}
}

/** The answer where there is an error: a problem of RFC 9457. */
export const answerProblem = (
  error: AnsweredError,
  basePath: string,
  more: Readonly<Record<string, string>> = {},
): Response =>
  new Response(canonical(writeProblem(error, basePath)), {
    status: problemKinds[error.kind].status,
    headers: { ...doneHeaders, ...headersOf(error), ...more, 'content-type': problemType },
  })
