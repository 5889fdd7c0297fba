import type { RequiredTarget } from '../../relation-store.js'
import type { ReferenceMissing } from '../../store-error.js'
import type { Subject } from '../../subject.js'
import { isName } from '../storable.js'

/** The subject of a target, or nothing where no store can hold one under that name. */
export const subjectOfTarget = ({ target: { entity, id } }: RequiredTarget): Subject | undefined =>
  id !== null && isName(entity) && isName(id) ? { entity, id } : undefined

/** The refusal of a commit of which a target is not held. */
export const referenceMissing = ({ entity, id }: Subject, { relation, target }: RequiredTarget): ReferenceMissing => ({
  kind: 'reference_missing',
  entity,
  id,
  relation,
  target,
})
