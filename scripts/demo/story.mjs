// The refund story. All requests but one go through the command, that one through the library, into one SQLite file.
import { accepted, get, history, refused } from './command.mjs'
import { expectFact } from './expect.mjs'
import { retry } from './retry.mjs'
import { aligned, sayStep } from './voice.mjs'

/** @typedef {{ definition: string, store: string }} Place */

const subject = { entity: 'refund', id: 'refund-104' }
const reason = 'the parcel was lost'

/** @param {string} actor @param {string} record @param {string} time */
const recordedBy = (actor, record, time) => ({ actor, 'record-id': record, 'recorded-at': `2026-03-02T${time}Z` })

/** @param {Place} place */
const create = (place) => {
  const fields = { order: 'order-7', amount_cents: 12900, evidence: 'photo-1.jpg' }
  const recording = recordedBy('ada', 'create-104', '09:00:00')
  const { instance } = accepted('create', { ...place, ...subject, fields, ...recording })
  expectFact(
    'the created instance',
    [instance.lifecycle_state, instance.revision, instance.fields],
    ['draft', 1, fields],
  )
  sayStep(1, 'good', 'created', 'refund-104 over 129.00 is a draft', ['revision 1, asked for by ada'])
}

/** @param {Place} place */
const submit = (place) => {
  const request = { operation: 'submit', 'expected-revision': 1, ...recordedBy('ada', 'submit-104', '09:05:00') }
  const { instance, envelope } = accepted('execute', { ...place, ...subject, ...request })
  expectFact('the submitted instance', [instance.lifecycle_state, instance.revision], ['submitted', 2])
  expectFact('the event', envelope.record.events[0]?.payload, { evidence: 'photo-1.jpg' })
  sayStep(2, 'good', 'submitted', 'it waits for a decision', ['revision 2, on the evidence of photo-1.jpg'])
}

/** @param {'agent' | 'human'} role */
const approval = (role) => ({ operation: 'approve', arguments: { reason, actor_role: role }, 'expected-revision': 2 })

/** @param {Place} place */
const approveAsAgent = (place) => {
  const recording = recordedBy('model-3', 'approve-104-a', '09:10:00')
  const refusal = refused('execute', { ...place, ...subject, ...approval('agent'), ...recording })
  const { kind, rule, reason: why } = { rule: null, reason: null, ...refusal }
  expectFact('the refusal', [kind, rule], ['precondition_failed', 'large_refund_needs_a_human'])
  expectFact('the stored revision', get({ store: place.store, ...subject }).revision, 2)
  sayStep(3, 'bad', 'refused', 'an agent may not approve it', [
    `rule ${rule}: ${why}`,
    'Nothing changed: the store still holds revision 2.',
  ])
}

/** @param {Place} place */
const approveAsHuman = (place) => {
  const recording = recordedBy('grace', 'approve-104-b', '09:30:00')
  const { instance, envelope } = accepted('execute', { ...place, ...subject, ...approval('human'), ...recording })
  const { record, ...provenance } = envelope
  expectFact('the approved instance', [instance.lifecycle_state, instance.revision], ['approved', 3])
  expectFact('the event', record.events[0]?.payload, { amount_cents: 12900, approved_by: 'human' })
  expectFact('the provenance', [provenance.actor, provenance.recorded_at], ['grace', '2026-03-02T09:30:00Z'])
  sayStep(4, 'good', 'approved', 'a human approves it', [
    `revision 3, asked for by grace at 2026-03-02 09:30, because ${reason}`,
    `stored as record ${provenance.record_id} with the event ${record.events[0]?.type}`,
  ])
}

/** @param {Place} place */
const approveAgain = async (place) => {
  const { commit, replayed } = await retry(place, {
    ...subject,
    operation: 'approve',
    arguments: { reason, actor_role: 'human' },
    expectedRevision: 2,
    recording: {
      record_id: 'approve-104-b',
      recorded_at: '2026-03-02T09:30:00Z',
      actor: 'grace',
      correlation: null,
      causation: null,
    },
  })
  expectFact('the answer to the retry', [replayed, commit.instance.revision], [true, 3])
  sayStep(5, 'good', 'replayed', 'the same request again gets the original answer', [
    'It came through the library this time, was known by its record id, and decided nothing.',
  ])
}

/** @param {Place} place */
const rejectLate = (place) => {
  const recording = recordedBy('heidi', 'reject-104', '09:40:00')
  const request = { operation: 'reject', arguments: { reason: 'the parcel came back' }, 'expected-revision': 2 }
  const refusal = refused('execute', { ...place, ...subject, ...request, ...recording })
  const { kind, expected, found } = { expected: null, found: null, ...refusal }
  expectFact('the refusal', [kind, expected, found], ['revision_conflict', 2, 3])
  sayStep(6, 'bad', 'refused', 'a proposal to reject it is stale', [
    'revision_conflict: heidi had seen revision 2, and the store holds revision 3',
  ])
}

/** @param {import('@assent/kernel').Command} command */
const nameOf = (command) => (command.command === 'execute' ? command.operation : command.command)

/** @param {Place} place */
const listHistory = ({ store }) => {
  const rows = history({ store, ...subject }).map(({ record, record_id, actor }) => [
    String(record.revision),
    nameOf(record.command),
    record.to_state,
    actor ?? 'nobody',
    record_id,
  ])
  expectFact('the history', rows, [
    ['1', 'create', 'draft', 'ada', 'create-104'],
    ['2', 'submit', 'submitted', 'ada', 'submit-104'],
    ['3', 'approve', 'approved', 'grace', 'approve-104-b'],
  ])
  sayStep(7, 'good', 'recorded', 'three decisions, and no trace of what was refused', aligned(rows))
}

/**
 * Tells the story; a step that goes another way ends it with `OtherStory`.
 *
 * @param {Place} place
 */
export const tell = async (place) => {
  create(place)
  submit(place)
  approveAsAgent(place)
  approveAsHuman(place)
  await approveAgain(place)
  rejectLate(place)
  listHistory(place)
}
