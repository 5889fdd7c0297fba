import { define } from '../support/define.js'
import type { Part } from '../support/permit.js'

const text = { type: 'string' }

/** How long an appointment takes answers first, then whether it is booked; the front desk fulfils two fields. */
const confirm: Part = {
  arguments: {
    fields: { minutes: { type: 'integer', required: true }, note: text, by: { ...text, default: 'desk' } },
  },
  response: { fields: { room: { ...text, required: true }, note: text } },
  preconditions: [{ name: 'not_by_robot', assert: { ne: ['$args.by', 'robot'] } }],
  outcomes: [
    {
      name: 'too_long',
      when: { compare: { left: '$args.minutes', op: 'gt', right: 120 } },
      refuses: { error: 'TooLong', message: 'two hours at most' },
    },
    {
      name: 'confirmed',
      when: { compare: { left: '$args.minutes', op: 'gt', right: 0 } },
      effect: { moves: { from: 'booked', to: 'confirmed' } },
      set: { minutes: '$args.minutes' },
      set_if_present: { note: { argument: 'note' } },
      fulfills: { confirmed_at: { actions: 'optional' }, room: { actions: 'required' } },
      emits: [{ type: 'Confirmed', payload: { room: '$fields.room', was: '$old_fields.room' } }],
      responds: { room: '$fields.room' },
      responds_if_present: { note: { argument: 'note' } },
    },
    { name: 'nothing', refuses: { error: 'NoTime' } },
    { name: 'closed', wrong_state: true, refuses: { error: 'NotBooked' } },
  ],
}

const create: Part = {
  arguments: {
    fields: {
      code: { ...text, required: true },
      room: { ...text, default: 'A' },
      walk_in: { type: 'boolean', default: false },
    },
  },
  response: { fields: { code: { ...text, required: true } } },
  outcomes: [
    {
      name: 'turned_away',
      when: { truthy: '$args.walk_in' },
      refuses: { error: 'NoWalkIns', message: 'walk-ins are not taken' },
    },
    {
      name: 'booked',
      effect: 'creates',
      set: { code: '$args.code', room: '$args.room' },
      emits: [{ type: 'Booked', payload: { code: '$fields.code' } }],
      responds: { code: '$fields.code' },
    },
  ],
}

/** An appointment at a clinic: booked, then confirmed. */
const document: Part = {
  entity: 'appointment',
  semantics: 'service/3',
  identity: { field: 'code' },
  schema: {
    fields: {
      code: { ...text, required: true },
      room: { ...text, required: true, alphabet: 'ABC' },
      minutes: { type: 'integer', max: 120 },
      confirmed_at: { ...text, min_length: 5 },
      note: text,
    },
  },
  lifecycle: { initial: 'booked', states: ['booked', 'confirmed'] },
  create,
  operations: {
    confirm,
    annotate: {
      arguments: { fields: { note: { ...text, required: true } } },
      transitions: [{ from: ['booked', 'confirmed'], to: 'confirmed' }],
      set: { note: '$args.note' },
    },
  },
}

export const appointment = define(document)

/** The appointment `X-1`, booked in room A, at revision 3. */
export const booked = (fields: Part = {}, parts: Part = {}): Part => ({
  entity: 'appointment',
  version: 1,
  id: 's:X-1',
  lifecycle_state: 'booked',
  revision: 3,
  fields: { code: 'X-1', room: 'A', ...fields },
  ...parts,
})
