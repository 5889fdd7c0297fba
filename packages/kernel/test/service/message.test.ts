import { expect, it } from 'vitest'
import { message } from '../../src/message.js'
import type { ServiceRefusal } from '../../src/service-refusal.js'

const place = { operation: 'confirm', outcome: 'confirmed' }

const sentences: readonly (readonly [ServiceRefusal, string])[] = [
  [
    { kind: 'refused', outcome: 'too_long', error: 'TooLong', reason: 'two hours at most' },
    'outcome `too_long` refuses with `TooLong`: two hours at most',
  ],
  [{ kind: 'refused', outcome: 'nothing', error: 'NoTime', reason: null }, 'outcome `nothing` refuses with `NoTime`'],
  [{ kind: 'no_outcome_selected', operation: 'create' }, 'no outcome of `create` applies'],
  [
    { kind: 'outcome_unobservable', ...place, unresolved: ['$args.a', '$args.b'] },
    'whether outcome `confirmed` of `confirm` applies cannot be answered; missing: `$args.a`, `$args.b`',
  ],
  [
    { kind: 'outcome_unobservable', ...place, unresolved: [] },
    'whether outcome `confirmed` of `confirm` applies cannot be answered',
  ],
  [
    { kind: 'unspecified_move_source', ...place, state: 'held', from: ['booked', 'late'] },
    'outcome `confirmed` of `confirm` moves from `booked`, `late`, not from `held`',
  ],
  [
    { kind: 'identity_mismatch', field: 'code', id: 's:X-1', address: "'s:X-2'" },
    "the id `s:X-1` is not the address of field `code`: 's:X-2'",
  ],
  [
    { kind: 'creation_identity_unavailable', entity: 'visit', reason: 'the definition declares no identity' },
    'no id can be derived for the `visit`: the definition declares no identity',
  ],
  [
    { kind: 'fulfillment_required', ...place, fields: ['room'] },
    "outcome `confirmed` of `confirm` needs the host's actions on `room`",
  ],
  [
    { kind: 'fulfillment_keys_mismatch', ...place, missing: ['room'], extra: ['code'] },
    'the actions do not fit outcome `confirmed` of `confirm`; missing: `room`; not fulfilled by the host: `code`',
  ],
  [
    { kind: 'fulfillment_keys_mismatch', operation: 'annotate', outcome: '', missing: [], extra: ['room'] },
    'the actions do not fit `annotate`; not fulfilled by the host: `room`',
  ],
  [
    { kind: 'required_field_removal', ...place, field: 'room' },
    'outcome `confirmed` of `confirm` requires field `room`, which cannot be removed',
  ],
]

it.each(sentences.map(([refusal, sentence]) => [sentence, refusal] as const))('SR-182: %s', (sentence, refusal) => {
  expect(message(refusal)).toBe(sentence)
})
