import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js'
import { defaultLimits, type Limits } from '../limits.js'
import type { DefinitionErrors } from '../refusal.js'
import type { Defect } from './defect.js'

/** The refusal that carries defects: the first ones listed, the others counted (K-160, D-5). */
export const definitionErrors = (defects: NonEmptyArray<Defect>, limits: Limits = defaultLimits): DefinitionErrors => {
  const listed = defects.slice(0, Math.max(limits.errorsListed, 1))
  const more = defects.length - listed.length
  return { kind: 'definition', defect: defects[0].kind, defects: listed, ...(more > 0 ? { more } : {}) }
}
