import { named } from '../codec/collections.js'
import { required } from '../codec/members.js'
import { closed } from '../codec/object.js'
import { text } from '../codec/scalars.js'
import type { CopyDocument } from './service-document.js'

/** Arguments to copy, by what they are written to; each names its argument and nothing else (SR-131). */
export const copies = named(
  'an object of copied arguments',
  closed<CopyDocument>('a copied argument', { argument: required(text) }),
)
