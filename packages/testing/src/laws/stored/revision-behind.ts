import { numberOf, tokenOf, type EntityInstance, type JsonNumber } from '@assent/kernel'

/** The revision so many before the one held: 1 at least, for that is the first; below zero it is one to come. */
export const revisionBehind = (held: EntityInstance | undefined, behind: number): JsonNumber => {
  const revision = BigInt(tokenOf(held?.revision ?? 1)) - BigInt(behind)
  return numberOf((revision < 1n ? 1n : revision).toString()) ?? 1
}
