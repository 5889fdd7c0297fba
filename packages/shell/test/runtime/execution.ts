import { StoredRuntime, type StoredExecuteRequest, type Store } from '../../src/index.js'
import { subject } from '../commits.js'
import { recording, registry, valueOf } from '../parcel.js'

export const execution = (changes: Partial<StoredExecuteRequest> = {}): StoredExecuteRequest => ({
  ...subject('p'),
  expectedRevision: 1,
  operation: 'send',
  arguments: {},
  recording: recording('sent'),
  ...changes,
})

export const delivery = execution({ expectedRevision: 2, operation: 'deliver', recording: recording('delivered') })

/** A runtime over a store that holds the parcel `p` at revision 1. */
export const withParcel = async (store: Store): Promise<StoredRuntime> => {
  const runtime = StoredRuntime.of({ registry, store })
  const request = { ...subject('p'), version: 1, fields: { address: 'Quay 4' }, recording: recording('packed') }
  valueOf(await runtime.create(request)())
  return runtime
}
