import { map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { codecOf, refuseName } from './codec/codec.js'
import { list, named } from './codec/collections.js'
import { defaulted, optional, required } from './codec/members.js'
import { closed } from './codec/object.js'
import { json, jsonObject, text } from './codec/scalars.js'
import { emptySchema, type EventDocument, type OperationDocument, type TransitionDocument } from './document.js'
import { event } from './event-codec.js'
import { objectSchema } from './field-codec.js'
import { rule } from './rule-codec.js'
import { isEmptyList, isEmptySchema } from './service/absence.js'
import { outcomes } from './service/outcome-codec.js'
import { sources } from './sources-codec.js'

const transition = closed<TransitionDocument>('a transition', {
  from: required(sources),
  to: required(text),
})

const members = {
  arguments: defaulted(objectSchema, emptySchema),
  transitions: defaulted(list('a list of transitions', transition), []),
  preconditions: defaulted(list('a list of rules', rule), []),
  set: defaulted(named('an object of values', json), {}),
  response: optional(objectSchema, isEmptySchema),
  outcomes: optional(outcomes, isEmptyList),
}

const events = defaulted(list('a list of events', event), [])

type WithEmit = Omit<OperationDocument, 'emits'> & { readonly emit: readonly EventDocument[] }

const withEmits = closed<OperationDocument>('an operation', { ...members, emits: events })
const withEmit = closed<WithEmit>('an operation', { ...members, emit: events })

/** `emit` is another spelling of `emits`, and `emits` is what normal form writes (K-8). */
export const operation = codecOf<OperationDocument>(withEmits.name, (value, context) => {
  if (!jsonObject.is(value) || !Object.hasOwn(value, 'emit')) return withEmits.validate(value, context)
  if (Object.hasOwn(value, 'emits')) {
    return refuseName(value, context, 'emit', '`emit` and `emits` are two spellings of one key, write one')
  }
  return pipe(
    withEmit.validate(value, context),
    map(({ emit, ...others }) => ({ ...others, emits: emit })),
  )
})
