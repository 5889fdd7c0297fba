import { left, type Either } from 'fp-ts/lib/Either.js'
import { untilStopped } from '../../call/until-stopped.js'
import type { AccessRefusal, Authenticate } from '../http-options.js'

/** Who makes a request, as the host says within its time. What it throws is a fault, and so is that it does not end. */
export const findPrincipal = (
  authenticate: Authenticate,
  { url, method, headers, signal }: Request,
  milliseconds: number,
): Promise<Either<AccessRefusal | { readonly kind: 'failed'; readonly fault: unknown }, unknown>> => {
  const failed = (fault: unknown) => left({ kind: 'failed' as const, fault })
  return untilStopped<Awaited<ReturnType<typeof findPrincipal>>>(
    milliseconds,
    signal,
    async (stopped) => {
      try {
        return await authenticate(new Request(url, { method, headers, signal: stopped }))
      } catch (fault) {
        return failed(fault)
      }
    },
    (why) => failed(new Error(`who calls was not found: ${why}`)),
  )
}
