import { codecOf } from '../codec/codec.js'
import { list, named } from '../codec/collections.js'
import { optional, required } from '../codec/members.js'
import { closed } from '../codec/object.js'
import { flag, json, jsonObject, oneOf, text } from '../codec/scalars.js'
import { condition } from '../condition-codec.js'
import type { OutcomeDocument } from '../document.js'
import { event } from '../event-codec.js'
import { sources } from '../sources-codec.js'
import { isEmptyList, isEmptyObject } from './absence.js'
import { copies } from './copies-codec.js'
import type { EffectDocument, FulfilmentDocument, MovesDocument, RefusesDocument } from './service-document.js'

const moves = closed<{ readonly moves: MovesDocument }>('an effect', {
  moves: required(closed<MovesDocument>('a move', { from: required(sources), to: required(text) })),
})

const plainEffect = oneOf('an effect', ['none', 'creates', 'updates'])

const effect = codecOf<EffectDocument>('an effect', (value, context) =>
  jsonObject.is(value) ? moves.validate(value, context) : plainEffect.validate(value, context),
)

const fulfilment = closed<FulfilmentDocument>('a fulfilment', {
  actions: required(oneOf('the actions that are admitted', ['required', 'optional'])),
})

const refuses = closed<RefusesDocument>('a declared refusal', { error: required(text), message: optional(text) })

const values = named('an object of values', json)

/** One branch of a command; what stands at its default is not written (SR-12, SR-104). */
const outcome = closed<OutcomeDocument>('an outcome', {
  name: required(text),
  when: optional(condition),
  in_state: optional(text),
  wrong_state: optional(flag, (value) => !value),
  effect: optional(effect, (value) => value === 'none'),
  set: optional(values, isEmptyObject),
  set_if_present: optional(copies, isEmptyObject),
  fulfills: optional(named('an object of fulfilments', fulfilment), isEmptyObject),
  emits: optional(list('a list of events', event), isEmptyList),
  responds: optional(values, isEmptyObject),
  responds_if_present: optional(copies, isEmptyObject),
  refuses: optional(refuses),
})

export const outcomes = list('a list of outcomes', outcome)
