import type { CallGroup } from '../calls.js'
import { textIn } from '../input.js'
import type { StoreName } from '../options.js'
import { openStore } from './open-store.js'
import type { ShellState } from './state.js'

const stores: { readonly [provider: string]: StoreName } = { Memory: 'memory', File: 'sqlite' }

/** Calls that open the case's store: the one that the case names, unless the person chose one. */
export const opening = (state: ShellState, chosen: StoreName | undefined): CallGroup => ({
  Open: async (input) => {
    const name = chosen ?? stores[textIn(input, 'provider')]
    if (name === undefined) throw new Error(`no store \`${textIn(input, 'provider')}\``)
    await state.opened?.remove()
    state.opened = await openStore(name)
    return { ok: true }
  },
  Reopen: async () => {
    if (state.opened !== undefined) state.opened = await state.opened.reopen()
    return { ok: true }
  },
})
