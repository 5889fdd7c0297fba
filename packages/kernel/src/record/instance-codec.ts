import { required } from '../document/codec/members.js'
import { open } from '../document/codec/object.js'
import { jsonObject, revision, text, version } from '../document/codec/scalars.js'
import type { EntityInstance } from './record.js'

/** Six keys, all of them written; keys of others are dropped (K-179, K-187). */
export const instance = open<EntityInstance>('an instance', {
  entity: required(text),
  version: required(version),
  id: required(text),
  lifecycle_state: required(text),
  revision: required(revision),
  fields: required(jsonObject),
})
