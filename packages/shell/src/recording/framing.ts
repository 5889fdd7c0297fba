import type { DefinitionDocument, Semantics } from '@assent/kernel'

const framings: { readonly [semantics in Semantics]: number } = {
  'kernel/1': 1,
  'service/1': 2,
  'service/2': 3,
  'service/3': 4,
}

/**
 * Which shape records and requests have under a saved definition, as the number at the end of their tags. The rules of
 * the definition alone tell; where none is saved, in a legacy import, it is the first (N-7, N-8, SR-170).
 */
export const framingOf = (definition: DefinitionDocument | null): number =>
  framings[definition?.semantics ?? 'kernel/1']
