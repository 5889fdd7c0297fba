import type { CopiesDocument, CopyDocument } from '../../document/service/service-document.js'
import { writerOf } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import type { CompiledMembers } from '../compile-members.js'
import { noSlot } from '../held.js'
import type { CompiledCopy } from './compiled-copy.js'

/** Copied arguments made ready; `schema` where the targets are fields of it. */
export const compileCopies = (copies: CopiesDocument = {}, schema?: CompiledMembers): readonly CompiledCopy[] =>
  namesOf(copies).map((target) => {
    const slot = schema?.slots.get(target) ?? noSlot
    return {
      target,
      slot,
      field: schema?.members[slot]?.field,
      write: writerOf(target),
      path: (copies[target] as CopyDocument).argument.split('.'),
    }
  })
