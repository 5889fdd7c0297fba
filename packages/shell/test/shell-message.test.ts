import { numberOf, type JsonNumber } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { boundaryOf, describeExpectation, shellMessage, type ShellError } from '../src/index.js'

const subject = { entity: 'parcel', id: 'p' }
const large = numberOf('9007199254740993') as JsonNumber

const errors: readonly (readonly [ShellError, 'kernel' | 'store' | 'input', string])[] = [
  [
    { kind: 'revision_conflict', ...subject, expected: 1, found: 3 },
    'store',
    '`parcel` `p` was expected at revision 1, but revision 3 is stored',
  ],
  [
    { kind: 'revision_conflict', ...subject, expected: large, found: 3 },
    'store',
    '`parcel` `p` was expected at revision 9007199254740993, but revision 3 is stored',
  ],
  [
    { kind: 'revision_conflict', ...subject, expected: { kind: 'absent' }, found: 1 },
    'store',
    '`parcel` `p` was expected to be absent, but revision 1 is stored',
  ],
  [
    { kind: 'revision_conflict', ...subject, expected: { kind: 'revision', revision: 0 }, found: null },
    'store',
    '`parcel` `p` was expected at revision 0, but nothing is stored',
  ],
  [{ kind: 'record_conflict', record_id: 'r' }, 'store', 'record id `r` already names another record'],
  [{ kind: 'not_found', ...subject }, 'store', 'no `parcel` is stored under `p`'],
  [
    { kind: 'store_unreachable', provider: 'sqlite', detail: 'it is locked' },
    'store',
    'the sqlite store did not answer: it is locked',
  ],
  [{ kind: 'store_backend', detail: 'no room' }, 'store', 'the store failed: no room'],
  [
    { kind: 'outcome_unknown', record_id: 'r', detail: 'the flush failed' },
    'store',
    'whether record `r` was stored is unknown: the flush failed; send the same request again',
  ],
  [{ kind: 'not_storable', path: 'id', reason: 'it holds U+0000' }, 'store', '`id` cannot be stored: it holds U+0000'],
  [
    { kind: 'corrupt_history', subject, record_id: 'r', detail: 'no JSON' },
    'store',
    'record `r` of `parcel` `p` is corrupt: no JSON',
  ],
  [
    { kind: 'corrupt_history', subject, record_id: null, detail: 'no JSON' },
    'store',
    'the stored instance of `parcel` `p` is corrupt: no JSON',
  ],
  [
    { kind: 'reference_missing', ...subject, relation: 'shelf', target: { entity: 'shelf', id: 's:A' } },
    'store',
    '`shelf` of `parcel` `p` names `shelf` `s:A`, which is not stored',
  ],
  [
    { kind: 'reference_missing', ...subject, relation: 'shelf', target: { entity: 'shelf', id: null } },
    'store',
    '`shelf` of `parcel` `p` names no `shelf` that can be stored',
  ],
  [
    { kind: 'reference_cycle', ...subject, field: 'inside', path: ['p', 'q', 'p'] },
    'store',
    '`inside` of `parcel` would lead in a circle: `p`, `q`, `p`',
  ],
  [
    {
      kind: 'reference_cycle',
      ...subject,
      field: 'inside',
      path: ['p', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'p'],
    },
    'store',
    '`inside` of `parcel` would lead in a circle: `p`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`, 2 more, `p`',
  ],
  [{ kind: 'invalid_query', detail: 'no limit' }, 'input', 'the query is not valid: no limit'],
  [{ kind: 'invalid_recording', detail: '`actor` is blank' }, 'input', 'the recording is not valid: `actor` is blank'],
  [
    { kind: 'fulfillment_failed', operation: 'send', outcome: 'sent', detail: 'closed' },
    'input',
    'the host supplied no actions for outcome `sent` of `send`: closed',
  ],
]

describe.each(errors)('%j', (error, boundary, sentence) => {
  it('T-16: has its boundary', () => {
    expect(boundaryOf(error)).toBe(boundary)
  })

  it('C-3, X-6: is said as a sentence that names its facts', () => {
    expect(shellMessage(error)).toBe(sentence)
  })
})

it('T-16: a refusal of the kernel keeps the boundary and the sentence of the kernel', () => {
  const refusal: ShellError = { kind: 'operation_not_found', operation: 'burn' }
  expect(boundaryOf(refusal)).toBe('kernel')
  expect(shellMessage(refusal)).toContain('burn')
})

it('X-1: an expectation is said in words', () => {
  expect(describeExpectation({ kind: 'absent' })).toBe('absent')
  expect(describeExpectation({ kind: 'revision', revision: large })).toBe('revision 9007199254740993')
})
