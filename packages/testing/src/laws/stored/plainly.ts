import type { Outcome } from './actor.js'

type Refusal = { readonly kind?: unknown; readonly [field: string]: unknown }

/** Sentences of the shell; of the kernel's refusals they are its own, and stay. */
const sentences: { readonly [kind: string]: readonly string[] } = {
  store_backend: ['detail'],
  invalid_recording: ['detail'],
  not_storable: ['reason'],
}

/** An answer without the sentences of a store (K-193). */
export const plainly = (outcome: Outcome): Outcome => {
  if (!('refused' in outcome)) return outcome
  const refusal = outcome.refused as Refusal
  const left = sentences[String(refusal.kind)] ?? []
  return { refused: Object.fromEntries(Object.entries(refusal).filter(([name]) => !left.includes(name))) }
}
