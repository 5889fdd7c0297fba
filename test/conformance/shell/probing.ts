import type { StoreError } from '@assent/shell'
import type { CallGroup } from '../calls.js'
import type { Method } from './probe.js'
import { requestIn } from './request.js'
import type { ShellState } from './state.js'

const errors: { readonly [name: string]: StoreError } = {
  unreachable: { kind: 'store_unreachable', provider: 'probe', detail: 'a fault that the case asked for' },
  backend: { kind: 'store_backend', detail: 'a fault that the case asked for' },
  record_conflict: { kind: 'record_conflict', record_id: 'a fault that the case asked for' },
}

/** Calls that count, and make the next call of a store method fail. */
export const probing = (state: ShellState): CallGroup => ({
  Fault: (input) => {
    const { method, error } = requestIn(input)
    const fault = errors[error as string]
    if (fault === undefined) throw new Error(`no fault \`${error as string}\``)
    state.probe.fault = { method: method as Method, error: fault }
    return { ok: true }
  },
  Calls: () => ({ ok: true, value: [...state.probe.calls] }),
  ClearCalls: () => {
    state.probe.calls = []
    return { ok: true }
  },
})
