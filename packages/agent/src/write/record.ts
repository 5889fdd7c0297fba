import type { Recording } from '@assent/shell'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import { ask } from '../host/ask.js'
import type { Host } from '../host/host.js'
import type { ProposedCall } from '../host/proposed-call.js'
import type { HostFailed } from '../refusal/agent-error.js'

/**
 * The recording of a call: the host's, under the identity of the proposal where it has one (D-16). Whether it is one is
 * the runtime's to say.
 */
export const record = <Principal>(
  host: Host<Principal>,
  { principal }: Caller<Principal>,
  call: ProposedCall,
  recordId: string | undefined,
): Promise<Either<HostFailed, Recording>> =>
  ask(host, 'recording', async () => {
    const recording = await host.recording(principal, call)
    return { ...recording, ...(recordId === undefined ? {} : { record_id: recordId }) }
  })
