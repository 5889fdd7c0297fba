import { parseDefinition, Registry, type DefinitionDocument } from '@assent/kernel'
import type { StoredCreateDerivedRequest, StoredExecuteRequest, StoredRuntime } from '../../src/index.js'
import { recording, valueOf } from '../parcel.js'

const text = { type: 'string' }
const requiredText = { ...text, required: true }

/** A visit is booked and then confirmed; the front desk fulfils when that was, and the room. */
const source = {
  entity: 'visit',
  version: 1,
  semantics: 'service/3',
  schema: { fields: { code: requiredText, room: requiredText, note: text, confirmed_at: text } },
  lifecycle: { initial: 'booked', states: ['booked', 'confirmed'] },
  create: {
    arguments: {
      fields: {
        code: requiredText,
        room: { ...text, default: 'A' },
        note: text,
        walk_in: { type: 'boolean', default: false },
      },
    },
    response: { fields: { code: requiredText } },
    outcomes: [
      { name: 'turned_away', when: { truthy: '$args.walk_in' }, refuses: { error: 'NoWalkIns' } },
      {
        name: 'booked',
        effect: 'creates',
        set: { code: '$args.code', room: '$args.room' },
        set_if_present: { note: { argument: 'note' } },
        emits: [{ type: 'Booked', payload: { code: '$fields.code' } }],
        responds: { code: '$fields.code' },
      },
    ],
  },
  operations: {
    confirm: {
      arguments: {
        fields: { minutes: { type: 'integer', required: true }, note: text, by: { ...text, default: 'desk' } },
      },
      response: { fields: { room: requiredText } },
      preconditions: [{ name: 'not_by_robot', assert: { ne: ['$args.by', 'robot'] } }],
      outcomes: [
        {
          name: 'too_long',
          when: { compare: { left: '$args.minutes', op: 'gt', right: 120 } },
          refuses: { error: 'TooLong', message: 'two hours at most' },
        },
        {
          name: 'confirmed',
          effect: { moves: { from: 'booked', to: 'confirmed' } },
          set_if_present: { note: { argument: 'note' } },
          fulfills: { confirmed_at: { actions: 'optional' }, room: { actions: 'required' } },
          emits: [{ type: 'Confirmed', payload: { room: '$fields.room' } }],
          responds: { room: '$fields.room' },
        },
        { name: 'closed', wrong_state: true, refuses: { error: 'NotBooked' } },
      ],
    },
    annotate: {
      arguments: { fields: { note: text } },
      outcomes: [{ name: 'noted', effect: 'updates', set_if_present: { note: { argument: 'note' } } }],
    },
  },
} as const

/** The same visit, of which nothing says what its id is. */
export const nameless = valueOf(parseDefinition(source))

/** The definition with some members replaced. */
export const visit = (changes: object = {}): DefinitionDocument =>
  valueOf(parseDefinition({ ...source, identity: { field: 'code' }, ...changes }))

export const visitsOf = (document: DefinitionDocument): Registry => valueOf(Registry.empty.register(document))

export const visits = visitsOf(visit())

export const named = { entity: 'visit', id: 's:V-1' }

/** The visit `V-1` is booked. */
export const booking = (changes: Partial<StoredCreateDerivedRequest> = {}): StoredCreateDerivedRequest => ({
  entity: 'visit',
  version: 1,
  fields: { code: 'V-1' },
  recording: recording('booked'),
  ...changes,
})

/** It is confirmed; nothing is said of what the host fulfils. */
export const confirmation = (changes: Partial<StoredExecuteRequest> = {}): StoredExecuteRequest => ({
  ...named,
  expectedRevision: 1,
  operation: 'confirm',
  arguments: { minutes: 5 },
  recording: recording('confirmed'),
  ...changes,
})

/** A remark on it. */
export const remark = (changes: Partial<StoredExecuteRequest> = {}): StoredExecuteRequest =>
  confirmation({ operation: 'annotate', arguments: { note: 'late' }, recording: recording('noted'), ...changes })

export const actions = { confirmed_at: { set: { value: '09:30' } }, room: { set: { value: 'C' } } }

/** The runtime, once `V-1` is booked there. */
export const withVisit = async (runtime: StoredRuntime): Promise<StoredRuntime> => {
  valueOf(await runtime.createDerived(booking())())
  return runtime
}
