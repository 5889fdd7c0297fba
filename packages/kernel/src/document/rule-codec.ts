import { orNull } from './codec/collections.js'
import { defaulted, required } from './codec/members.js'
import { closed } from './codec/object.js'
import { text } from './codec/scalars.js'
import { condition } from './condition-codec.js'
import type { RuleDocument } from './document.js'

export const rule = closed<RuleDocument>('a rule', {
  name: defaulted(orNull(text), null),
  assert: required(condition),
  message: defaulted(orNull(text), null),
})
